import ExcelJS from 'exceljs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
let admin: Caller
const orders = '/blade-bip/ScmPurchaseOrder'
const plus = '/blade-bip/plus'
const head = ['供应商', '采购组织', '采购日期', '采购员', '物料明细 · 物料', '物料明细 · 数量', '物料明细 · 单价']

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
  await admin.post('/blade-bip/ScmSupplier/supplier-submit', { supplierName: '上海轴承' })
  for (const [materialCode, materialName] of [
    ['BRG-6204', '深沟球轴承'],
    ['MOT-400', '伺服电机'],
  ])
    await admin.post('/blade-bip/ScmMaterial/material-submit', { materialCode, materialName, category: 'standard', unit: 'pcs' })
})
afterAll(() => server.stop())

async function bring(rows: unknown[][]): Promise<Answer> {
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('1').addRows(rows)
  const content = Buffer.from(await workbook.xlsx.writeBuffer())
  return admin.upload(`${plus}/import`, { name: 'orders.xlsx', content }, { resource: 'purchaseOrder' })
}

/** The cells of each row; blank ones are null, for exceljs takes a hole at the beginning for a shift. */
const rowsOf = (sheet: ExcelJS.Worksheet | undefined): unknown[][] =>
  (sheet?.getRows(1, sheet.rowCount) ?? []).map(({ values }) =>
    Array.isArray(values) ? Array.from(values.slice(1), (cell) => cell ?? null) : [],
  )

async function exported(no: string): Promise<unknown[][]> {
  const workbook = new ExcelJS.Workbook()
  const answer = await admin.get(`${plus}/export`, { resource: 'purchaseOrder', no })
  // exceljs asks for a Buffer of an older form than Node's.
  await workbook.xlsx.load(answer.bytes as unknown as ArrayBuffer)
  return rowsOf(workbook.worksheets[0])
}

const stored = async () => {
  const { data } = await admin.get(`${orders}/po-list`, { ascs: 'no' })
  return Promise.all(data.records.map(async ({ id }: { id: string }) => (await admin.get(`${orders}/po-detail`, { id })).data))
}

it('documents come in with their lines: rows whose other columns are blank belong to the one above', async () => {
  const report = await bring([
    head,
    ['上海轴承', '100006', '2026-11-20', 'buyer of alpha', 'BRG-6204', '10', '12.5'],
    [null, null, null, null, '伺服电机', '2', '980'],
    ['上海轴承', '100006', '2026-11-21', 'buyer of alpha', '伺服电机', '1', '990'],
  ])
  expect(report.data, report.msg).toMatchObject({ total: 2, created: 2, failed: 0 })
  const [first, second] = await stored()
  expect(first.lines.map(({ quantity, taxRate }: Record<string, string>) => [quantity, taxRate])).toEqual([
    ['10.0000', '13.00'],
    ['2.0000', '13.00'],
  ])
  expect(first).toMatchObject({ lineCount: '2', amount: '2085.00', total: '2356.05', processStatus: 'draft' })
  expect(second).toMatchObject({ lineCount: '1', amount: '990.00' })
})

it('what is wrong with a line is told at its own row of the sheet', async () => {
  const before = (await stored()).length
  const report = await bring([
    head,
    ['上海轴承', '100006', '2026-11-20', 'buyer of alpha', 'BRG-6204', '10', '12.5'],
    [null, null, null, null, '没有的物料', '-1', '980'],
    ['上海轴承', '100006', '2026-11-21', 'buyer of alpha', null, null, null],
  ])
  expect(report.data).toMatchObject({ total: 2, created: 0, failed: 2 })
  const told = report.data.errors.map(({ row, column }: { row: number; column: string }) => [row, column])
  expect(told).toEqual(
    expect.arrayContaining([
      [3, '物料明细 2 · 物料'],
      [3, '物料明细 2 · 数量'],
      [4, '物料明细'],
    ]),
  )
  expect(await stored()).toHaveLength(before)
})

it('an export holds a row for each line and changes nothing when it comes back as it is', async () => {
  const [order] = await stored()
  const rows = await exported(order.no)
  expect(rows).toHaveLength(3)
  const at = (name: string) => rows[0]?.indexOf(name) ?? -1
  expect([rows[1]?.[at('物料明细 · 物料')], rows[1]?.[at('物料明细 · 金额')]]).toEqual(['深沟球轴承', 125])
  expect([rows[2]?.[at('单号')] ?? null, rows[2]?.[at('物料明细 · 物料')]]).toEqual([null, '伺服电机'])

  const report = await bring(rows)
  expect(report.data, report.msg).toMatchObject({ total: 1, updated: 1, failed: 0 })
  const [again] = await stored()
  expect(again).toMatchObject({ no: order.no, lineCount: '2', total: order.total })
})

it('the template offers the columns of the lines and says how they are filled in', async () => {
  const workbook = new ExcelJS.Workbook()
  const answer = await admin.get(`${plus}/import-template`, { resource: 'purchaseOrder' })
  await workbook.xlsx.load(answer.bytes as unknown as ArrayBuffer)
  const [sheet, guide] = workbook.worksheets
  const [headings] = rowsOf(sheet)
  expect(headings).toEqual(expect.arrayContaining(['供应商 *', '物料明细 · 物料 *', '物料明细 · 数量 *']))
  expect(headings).not.toContain('物料明细 · 金额')
  const rules = (guide?.getColumn(2).values ?? []).join('\n')
  expect(rules).toContain('其余列留空的行属于上一张单据')
})

it('a sheet is read whole for the lines of a document, as the texts that stand in it', async () => {
  const workbook = new ExcelJS.Workbook()
  workbook
    .addWorksheet('1')
    .addRows([
      ['物料', '数量', '要求日期'],
      ...Array.from({ length: 30 }, (_, at) => ['BRG-6204', at + 0.5, new Date('2026-12-20')]),
    ])
  const content = Buffer.from(await workbook.xlsx.writeBuffer())
  const read = (fields: Record<string, string>) =>
    admin.upload('/blade-bip/dcQt/dcExcelAnalysis', { name: 'lines.xlsx', content }, fields)
  const { data } = await read({ whole: 'true' })
  expect(data.total).toBe(30)
  expect(data.rows).toHaveLength(30)
  expect(data.rows[29]).toEqual(['BRG-6204', '29.5', '2026-12-20'])
  expect((await read({})).data.rows).toHaveLength(20)
})
