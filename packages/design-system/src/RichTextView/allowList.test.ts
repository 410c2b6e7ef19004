import { describe, expect, it } from 'vitest'
import { alignmentIn, isAllowedImage, isAllowedLink } from './allowList.ts'

describe('addresses', () => {
  it('may lead to the web, to mail, to a telephone and around this site', () => {
    const good = [
      'https://bip.example/a',
      'HTTP://x',
      'mailto:a@b.c',
      'tel:+86512',
      '/doc/12',
      '#top',
      './a.html',
      '../b',
      'a/b',
      'handbook.html',
      '检修规程/轴承.html',
    ]
    expect(good.filter((address) => !isAllowedLink(address))).toEqual([])
  })

  it('may not run anything, however it is written', () => {
    const bad = [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'vbscript:msgbox(1)',
      'data:text/html,<script>alert(1)</script>',
      'blob:https://bip.example/1',
      'file:///etc/passwd',
      '//evil.example/x',
      'feed:javascript:alert(1)',
    ]
    expect(bad.filter(isAllowedLink)).toEqual([])
    expect(bad.filter(isAllowedImage)).toEqual([])
  })

  it('of pictures may carry the picture, unless it is a drawing', () => {
    expect(isAllowedImage('data:image/png;base64,iVBOR')).toBe(true)
    expect(isAllowedImage('data:image/svg+xml;base64,PHN2Zz4=')).toBe(false)
    expect(isAllowedImage('data:image/svg+xml,<svg onload=alert(1)>')).toBe(false)
    expect(isAllowedImage('/files/9.jpg')).toBe(true)
  })
})

describe('alignmentIn', () => {
  it('reads the alignment and nothing else', () => {
    expect(alignmentIn('color:red; text-align: CENTER')).toBe('center')
    expect(alignmentIn('text-align:expression(alert(1))')).toBeUndefined()
    expect(alignmentIn('x-text-align:right')).toBeUndefined()
    expect(alignmentIn('position:fixed;inset:0')).toBeUndefined()
  })
})
