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
    expect(fromTsv('a\rb\r')).toEqual([['a'], ['b']])
    expect(fromTsv('5" pipe\tx')).toEqual([['5" pipe', 'x']])
    expect(fromTsv('12.5')).toEqual([['12.5']])
    expect(fromTsv('')).toEqual([['']])
  })

  it('keeps empty cells, and empty rows in the middle', () => {
    expect(fromTsv('A\t\tx\n\nB')).toEqual([['A', '', 'x'], [''], ['B']])
  })

  it('reads quoted cells with tabs, line breaks and quotes in them', () => {
    expect(fromTsv('"a\tb"\t"c\n""d"""\ne')).toEqual([['a\tb', 'c\n"d"'], ['e']])
  })

  it('writes a table without anything that could run', () => {
    expect(toHtml([['<img src=x onerror=alert(1)>', 'a\nb']])).toBe(
      '<table><tbody><tr><td>&lt;img src=x onerror=alert(1)&gt;</td><td>a<br>b</td></tr></tbody></table>',
    )
  })
})
