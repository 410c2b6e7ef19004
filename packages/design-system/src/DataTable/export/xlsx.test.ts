import { Workbook } from 'exceljs'
import { describe, expect, it } from 'vitest'
import { Slices } from '../model/slices.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { toXlsx } from './xlsx.ts'

async function* at(rows: readonly SheetRow[]) {
  yield rows
}

const sheet = (rows: readonly SheetRow[], hasDepth = false): Sheet => ({
  name: '采购订单 [明细]',
  columns: ['物料', '数量', '交期', '下单时间', '已收货'].map((header) => ({ header, width: 120 })),
  pinned: 1,
  hasDepth,
  total: rows.length,
  rows: at(rows),
})

const opened = async (rows: readonly SheetRow[], hasDepth = false) => {
  const blob = await toXlsx(sheet(rows, hasDepth), 'zh-CN', new Slices(undefined), () => undefined)
  const book = new Workbook()
  await book.xlsx.load(await blob.arrayBuffer())
  const [page] = book.worksheets
  if (!page) throw new Error('The workbook has no sheet.')
  return page
}

const line: SheetRow = {
  kind: 'row',
  depth: 0,
  cells: [
    '=HYPERLINK("x") & <b>',
    { kind: 'number', text: '1234.50' },
    { kind: 'day', text: '2026-11-20' },
    { kind: 'instant', text: '2026-11-20T08:30:00Z' },
    { kind: 'boolean', value: true, text: '是' },
  ],
}

describe('xlsx', () => {
  it('holds texts, figures, days and yes or no as what they are', async () => {
    const page = await opened([line])
    expect(page.name).toBe('采购订单  明细')
    expect(page.getRow(1).values).toEqual([undefined, '物料', '数量', '交期', '下单时间', '已收货'])
    const [text, figure, day, instant, isSo] = [1, 2, 3, 4, 5].map((column) => page.getCell(2, column))
    expect([text?.value, text?.formula]).toEqual(['=HYPERLINK("x") & <b>', undefined])
    expect([figure?.value, figure?.numFmt]).toEqual([1234.5, '#,##0.00'])
    expect([day?.value, day?.numFmt]).toEqual([new Date('2026-11-20T00:00:00Z'), 'yyyy-mm-dd'])
    expect(instant?.numFmt).toBe('yyyy-mm-dd hh:mm')
    expect(isSo?.value).toBe(true)
  })

  it('loses no digit of a long figure and no letter that files can hold', async () => {
    const page = await opened([
      {
        kind: 'row',
        depth: 0,
        cells: ['零件\u0007 A', { kind: 'number', text: '12345678901234567.89' }, { kind: 'day', text: '1899-01-01' }],
      },
    ])
    expect([1, 2, 3].map((column) => page.getCell(2, column).value)).toEqual(['零件 A', '12345678901234567.89', '1899-01-01'])
  })

  it('keeps what lies under each other so, and what stays in sight', async () => {
    const page = await opened(
      [
        { kind: 'group', depth: 0, cells: ['苏州精工机械 (1)', { kind: 'number', text: '5' }] },
        { kind: 'row', depth: 1, cells: ['轴承座', { kind: 'number', text: '5' }] },
        { kind: 'total', depth: 0, cells: ['合计', { kind: 'number', text: '5' }] },
      ],
      true,
    )
    expect([2, 3, 4].map((row) => page.getRow(row).outlineLevel)).toEqual([0, 1, 0])
    expect([page.getCell('A2').font?.bold, page.getCell('A3').font?.bold, page.getCell('A4').font?.bold]).toEqual([
      true,
      undefined,
      true,
    ])
    expect(page.getCell('A3').alignment?.indent).toBe(1)
    expect(page.views[0]).toMatchObject({ state: 'frozen', xSplit: 1, ySplit: 1 })
  })
})
