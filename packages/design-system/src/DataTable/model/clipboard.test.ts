import { describe, expect, it } from 'vitest'
import { fromTsv, toHtml, toTsv } from './clipboard.ts'

describe('the clipboard', () => {
  const block = [
    ['轴承座', '12.50', 'a "good" one'],
    ['two\nlines', 'tab\there', ''],
  ]

  it('gives back what a spreadsheet would read', () => {
    expect(
      toTsv([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('a\tb\nc\t')
    expect(fromTsv(toTsv(block))).toEqual(block)
  })

  it('reads what spreadsheets write, with their last line end and their line ends', () => {
    expect(fromTsv('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(fromTsv('5" pipe\tx')).toEqual([['5" pipe', 'x']])
    expect(fromTsv('')).toEqual([['']])
  })

  it('writes a table without anything that could run', () => {
    expect(toHtml([['<img src=x onerror=alert(1)>', 'a\nb']])).toBe(
      '<table><tbody><tr><td>&lt;img src=x onerror=alert(1)&gt;</td><td>a<br>b</td></tr></tbody></table>',
    )
  })
})
