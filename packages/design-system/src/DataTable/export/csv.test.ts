import { describe, expect, it } from 'vitest'
import { Slices } from '../model/slices.ts'
import { csvCell, toCsv } from './csv.ts'
import type { Sheet, SheetRow } from './sheet.ts'

async function* inTwo(rows: readonly SheetRow[]) {
  yield rows.slice(0, 1)
  yield rows.slice(1)
}

const sheet = (rows: readonly SheetRow[], hasDepth = false): Sheet => ({
  name: '采购订单明细',
  columns: [
    { header: '物料', width: 100 },
    { header: '金额', width: 100 },
  ],
  pinned: 1,
  hasDepth,
  total: rows.length,
  rows: inTwo(rows),
})

describe('csv', () => {
  it('runs nothing: texts that look like formulas stand behind an apostrophe, figures stay figures', () => {
    for (const text of ['=cmd|x', '+1', '-2+3', '@SUM(A1)', '\t=1', '＝1']) expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
    expect(csvCell({ kind: 'number', text: '-5.20' })).toBe('-5.20')
    expect(csvCell('轴承座 - 左')).toBe('轴承座 - 左')
  })

  it('is quoted where it must be, begins with its mark and ends its lines as the standard says', async () => {
    const rows: SheetRow[] = [
      { kind: 'row', depth: 0, cells: ['法兰 "DN200", 两件', { kind: 'number', text: '1234.50' }] },
      { kind: 'row', depth: 0, cells: ['第一行\n第二行', null] },
    ]
    const blob = await toCsv(sheet(rows), '级别', new Slices(undefined), () => undefined)
    const bytes = new Uint8Array(await blob.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(await blob.text()).toContain('物料,金额\r\n"法兰 ""DN200"", 两件",1234.50\r\n"第一行\n第二行",\r\n')
  })

  it('says how deep a row lies, in a column of its own', async () => {
    const rows: SheetRow[] = [
      { kind: 'group', depth: 0, cells: ['苏州精工机械', null] },
      { kind: 'row', depth: 1, cells: ['轴承座', null] },
      { kind: 'total', depth: 0, cells: ['合计', null] },
    ]
    const text = await (await toCsv(sheet(rows, true), '级别', new Slices(undefined), () => undefined)).text()
    expect(text.split('\r\n').slice(0, 4)).toEqual(['级别,物料,金额', '1,苏州精工机械,', '2,轴承座,', ',合计,'])
  })

  it('ends when nobody wants it any more', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(() => new Slices(controller.signal)).toThrow()
  })
})
