import { describe, expect, it } from 'vitest'
import { legibilityOn, readHex } from './hex.ts'

describe('reading colours', () => {
  it.each([
    ['#1F6FB4', '#1f6fb4'],
    ['1f6fb4', '#1f6fb4'],
    [' #FFF ', '#ffffff'],
    ['＃１ｆ６ｆｂ４', '#1f6fb4'],
  ])('reads %s', (text, hex) => {
    expect(readHex(text)).toBe(hex)
  })

  it.each(['#12345', 'red', '', '#gggggg', 'rgb(1 2 3)', '#1f6fb4ff'])('refuses %s', (text) => {
    expect(readHex(text)).toBeNull()
  })
})

describe('legibility', () => {
  it('says what a contrast is enough for', () => {
    expect(legibilityOn('#000000', '#ffffff')).toEqual({ ratio: 21, use: 'forText' })
    expect(legibilityOn('#949494', '#ffffff')?.use).toBe('forShapes')
    expect(legibilityOn('#eeeeee', ' #fff')?.use).toBe('tooFaint')
    expect(legibilityOn('#eeeeee', 'transparent')).toBeNull()
  })
})
