import { describe, expect, it } from 'vitest'
import { colouredLines, columnsOf, isIn, plainLines } from './codeLines.ts'
import { highlighted } from './highlighter.ts'

const textOf = (lines: ReturnType<typeof plainLines>) => lines.map((line) => line.map(({ text }) => text).join(''))

describe('highlighted', () => {
  it('changes no character of the code, in any language', () => {
    const samples = {
      json: '{\r\n  "单号": "PO-2026-01187",\n  "已到货": true\n}',
      sql: "select * from 采购订单 -- 全部\nwhere code = 'PO-2026'\n",
      xml: '<?xml version="1.0"?>\n<订单 id="1">\n  <!-- 两行\n注释 -->\n</订单>',
      ts: ['const 合计 = `共 $', '{lines.length}\n行`'].join(''),
    } as const
    for (const [language, code] of Object.entries(samples))
      expect(textOf(highlighted(code, language as keyof typeof samples))).toEqual(code.split(/\r?\n/)) // the keys of the literal above
  })

  it('tells names from values', () => {
    const [, line] = highlighted('{\n  "code": "PO-2026", "lines": 12, "late": false\n}', 'json')
    const kinds = Object.fromEntries((line ?? []).map(({ text, kind }) => [text, kind]))
    expect(kinds).toMatchObject({ '"code"': 'name', '"PO-2026"': 'string', '12': 'number', false: 'literal' })
  })

  it('colours each line of a comment over several', () => {
    const lines = highlighted('/* eins\n zwei */ const a = 1', 'ts')
    expect(lines.map(([first]) => first?.kind)).toEqual(['comment', 'comment'])
  })
})

describe('lines', () => {
  it('come from any kind of line end', () => {
    expect(textOf(plainLines('a\r\nb\rc\nd'))).toEqual(['a', 'b', 'c', 'd'])
    expect(colouredLines([])).toEqual([[]])
  })

  it('count Chinese as two columns', () => {
    expect(columnsOf('PO-2026')).toBe(7)
    expect(columnsOf('采购 1')).toBe(6)
    expect(columnsOf('Đường')).toBe(5)
  })

  it('are marked one by one or from one to another', () => {
    expect([1, 2, 3, 4, 5].filter((line) => isIn([1, [3, 4]], line))).toEqual([1, 3, 4])
  })
})
