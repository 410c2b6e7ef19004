import { describe, expect, it } from 'vitest'
import { sizeText } from '../kinds/file/files.ts'
import { decimalText, trimZeros } from './useFigures.ts'

describe('figures', () => {
  it('lose zeros that say nothing, but keep those that are always shown', () => {
    expect(trimZeros('12.0000', 0)).toBe('12')
    expect(trimZeros('12.5000', 2)).toBe('12.50')
    expect(trimZeros('0.1250', 2)).toBe('0.125')
    expect(trimZeros('100', 2)).toBe('100')
  })

  it('are read from text and numbers and from nothing else', () => {
    expect([decimalText('1.5'), decimalText(2), decimalText(''), decimalText(null), decimalText('x')]).toEqual([
      '1.5',
      '2',
      null,
      null,
      null,
    ])
  })

  it('of files are told in the unit that a person expects', () => {
    expect([sizeText(812), sizeText(3481), sizeText(12_582_912)]).toEqual(['812 B', '3.4 KB', '12 MB'])
  })
})
