import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isProof, recordFigure } from '../../../../../tests/support/figures.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'
import { deskIn, plus, rowOf, sheetOf, type TransferDesk, workbookOf } from './testing/cases/desk.ts'
import { exporting } from './testing/cases/exporting.ts'
import { strangeSheets } from './testing/cases/strangeSheets.ts'
import { zipBomb } from './testing/cases/zipBomb.ts'

let server: RecordsServer
let admin: Caller
const desk = (): TransferDesk => deskIn(server, admin)

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T06:00:00Z'))
  admin = server.as('alpha.admin')
})
afterAll(() => server.stop())

exporting(desk)

describe('import', () => {
  const head = ['客户名称', '等级', '信用额度', '合作日期', '负责人', '状态']

  it('creates records from headings and words in any language', async () => {
    const { admin, bring } = desk()
    const rows = [
      ['Name *', 'Hạng?', 'Level', 'Credit limit', 'since', '负责人'],
      ['导入一号', '', 'Hạng B', '1,200.50', '2026年3月1日', 'sales'],
      ['导入二号', '', 'A', 7.25, new Date('2026-04-02T00:00:00Z'), 'alpha-buyer'],
    ]
    expect(await bring(await workbookOf(rows))).toMatchObject({
      status: 400,
      error: 'unreadableFile',
      msg: expect.stringContaining('Hạng?'),
    })
    const known = rows.map((row) => row.filter((_, at) => at !== 1))
    const answer = await bring(await workbookOf(known))
    expect(answer.data).toEqual({ total: 2, created: 2, updated: 0, unchanged: 0, failed: 0, errors: [] })
    const { records } = (await admin.get('/blade-bip/customer/list', { fullname: '导入', ascs: 'fullname' })).data
    const [two, one] = records
    expect(one).toMatchObject({
      fullname: '导入一号',
      level: 'B',
      creditLimit: '1200.50',
      since: '2026-03-01',
      ownerId: 'alpha-sales',
      status: 'prospect',
    })
    expect(two).toMatchObject({
      fullname: '导入二号',
      level: 'A',
      creditLimit: '7.25',
      since: '2026-04-02',
      ownerId: 'alpha-buyer',
    })
    expect(one.cmCode).not.toBe(two.cmCode)
    expect((await admin.get(`${plus}/history`, { resource: 'customer', id: one.id })).data[0]).toMatchObject({
      operation: 'import',
    })
  })

  it('stores all or nothing, and says of each row what is wrong', async () => {
    const { bring, countOf } = desk()
    const sheet = await workbookOf([
      head,
      ['好客户', 'A', 1, null, null, null],
      ['', 'Z', 'viel', null, null, null],
      ['好客户', 'A', 1, '2026-13-01', 'niemand', null],
    ])
    const answer = await bring(sheet)
    expect(answer.data).toMatchObject({ total: 3, created: 0, failed: 2 })
    expect(answer.data.errors).toEqual([
      { row: 3, column: '等级', message: '不在可选范围内', key: 'level', text: 'Z' },
      { row: 3, column: '客户名称', message: '不能为空', key: 'fullname', text: '' },
      { row: 3, column: '信用额度', message: '应为数字', key: 'creditLimit', text: 'viel' },
      { row: 4, column: '负责人', message: '找不到对应的用户', key: 'ownerId', text: 'niemand' },
      { row: 4, column: '合作日期', message: '应为日期，如 2026-11-20', key: 'since', text: '2026-13-01' },
    ])
    expect(answer.data).toMatchObject({
      head,
      rows: [
        { row: 3, cells: ['', 'Z', 'viel', '', '', ''] },
        { row: 4, cells: ['好客户', 'A', '1', '2026-13-01', 'niemand', ''] },
      ],
    })
    expect(await countOf('好客户')).toBe(0)
    const tried = await bring(sheet, { mode: 'rows', dryRun: 'true' })
    expect(tried.data).toMatchObject({ created: 1, failed: 2 })
    expect(await countOf('好客户')).toBe(0)
    expect((await bring(sheet, { mode: 'rows' })).data).toMatchObject({ created: 1, failed: 2 })
    expect(await countOf('好客户')).toBe(1)
    const again = await bring(await workbookOf([head, ['双胞胎'], ['双胞胎']]))
    expect(again.data.errors.map(({ row }: { row: number }) => row)).toEqual([3])
  })

  it('knows again what it brought in before: a corrected sheet adds no second copies', async () => {
    const { server, admin, bring } = desk()
    const first = [head, ['认得一', 'A', 1], ['认得二', 'B', 2], ['认得三', 'C', '三']]
    expect((await bring(await workbookOf(first), { mode: 'rows' })).data).toMatchObject({ created: 2, failed: 1 })
    const corrected = await workbookOf([head, [' 认得一 ', 'A', 1], ['认得二', 'C', null], ['认得三', 'C', 3]])
    const outcome = { total: 3, created: 1, updated: 1, unchanged: 1, failed: 0 }
    expect((await bring(corrected, { dryRun: 'true' })).data).toMatchObject(outcome)
    expect((await bring(corrected)).data).toMatchObject(outcome)
    const { records } = (await admin.get('/blade-bip/customer/list', { fullname: '认得', ascs: 'createTime' })).data
    // An empty cell says nothing of a record that was only recognised.
    const found = records.map(({ fullname, level, creditLimit }: Record<string, unknown>) => [fullname, level, creditLimit])
    expect(found.toSorted()).toEqual([
      ['认得一', 'A', '1.00'],
      ['认得三', 'C', '3.00'],
      ['认得二', 'C', '2.00'],
    ])
    const twice = (await bring(await workbookOf([head, ['认得一', 'B'], ['认得一', 'C']]))).data
    expect(twice.errors).toMatchObject([{ row: 3, message: '与第 2 行是同一条记录' }])
    // Whoever may not change the record is told that the name is taken, as ever.
    const foreign = await bring(await workbookOf([head, ['认得一', 'B']]), {}, 'in.xlsx', server.as('alpha.sales'))
    expect(foreign.data).toMatchObject({ created: 0, updated: 0, failed: 1 })
  })

  it('changes the records whose id a row has, as an export brought them', async () => {
    const { admin, bring } = desk()
    await admin.post('/blade-bip/customer/submit', { fullname: '往返公司', level: 'A', remark: '=danger' })
    const sheet = await sheetOf(await admin.get(`${plus}/export`, { resource: 'customer', fullname: '往返公司' }))
    const titles = rowOf(sheet, 1)
    const cells = rowOf(sheet, 2)
    cells[titles.indexOf('等级')] = 'C 级'
    const answer = await bring(await workbookOf([titles, cells]))
    expect(answer.data).toMatchObject({ updated: 1, created: 0, failed: 0, errors: [] })
    const [record] = (await admin.get('/blade-bip/customer/list', { fullname: '往返公司' })).data.records
    expect(record).toMatchObject({ level: 'C', remark: '=danger', version: 2 })
    const gone = await bring(
      await workbookOf([
        ['客户名称', 'id'],
        ['改名', 'none'],
        ['往返公司二', record.id],
      ]),
      { mode: 'rows' },
    )
    expect(gone.data).toMatchObject({
      updated: 1,
      failed: 1,
      errors: [{ row: 2, column: '', message: '找不到客户，可能已被删除' }],
    })
  })

  it('reads CSV, also in the old Chinese encoding, and says of a broken .xls that it is damaged', async () => {
    const { bring, countOf } = desk()
    const gb = Buffer.concat([
      Buffer.from([0xbf, 0xcd, 0xbb, 0xa7, 0xc3, 0xfb, 0xb3, 0xc6]),
      Buffer.from('\r\n"Comma, Ltd ""x"""\r\n'),
    ])
    expect((await bring(gb, {}, 'in.csv')).data).toMatchObject({ created: 1 })
    expect(await countOf('Comma, Ltd "x"')).toBe(1)
    const wide = Buffer.from('\uFEFF客户名称\t备注\r\n宽字符公司\t第一行\r\n', 'utf16le')
    expect((await bring(wide, {}, 'in.txt')).data).toMatchObject({ created: 1 })
    expect((await bring(wide.swap16(), {}, 'in.csv')).data).toMatchObject({ total: 1 })
    expect(await countOf('宽字符公司')).toBe(1)
    const old = await bring(Buffer.from('d0cf11e0a1b11ae1', 'hex'), {}, 'in.xls')
    expect(old).toMatchObject({ status: 400, error: 'unreadableFile', msg: expect.stringContaining('损坏') })
    expect(await bring(Buffer.from('hello'), {}, 'in.docx')).toMatchObject({ status: 400, error: 'unreadableFile' })
    expect(await bring(Buffer.from('PK\u0003\u0004broken'), {}, 'in.xlsx')).toMatchObject({
      status: 400,
      error: 'unreadableFile',
    })
    expect(await bring(Buffer.alloc(5 * 1024 * 1024 + 1, 65), {}, 'in.csv')).toMatchObject({ status: 413, error: 'tooLarge' })
  })

  it('stores a thousand contacts', async () => {
    const { admin, bring } = desk()
    const { id } = (await admin.post('/blade-bip/customer/submit', { fullname: '千人公司' })).data
    const rows = Array.from({ length: 1000 }, (_, at) => [
      `联系人${at}`,
      '千人公司',
      `138${String(at).padStart(8, '0')}`,
      '采购部',
    ])
    const sheet = await workbookOf([['姓名', '客户', '手机', '部门'], ...rows])
    const before = performance.now()
    const answer = await bring(sheet, { resource: 'customerContacts' })
    expect(answer.data).toMatchObject({ created: 1000, failed: 0 })
    const took = performance.now() - before
    recordFigure('import of 1 000 contacts', `${(took / 1000).toFixed(1)} s`)
    if (isProof) expect(took).toBeLessThan(5000)
    expect((await admin.get('/blade-bip/customer-contacts/list', { customerId: id })).data.total).toBe(1000)
  })

  it('needs the permission, and is done once per idempotency key', async () => {
    const { server, admin, bring, countOf } = desk()
    const sheet = await workbookOf([['客户名称'], ['一次导入']])
    expect((await bring(sheet, {}, 'in.xlsx', server.as())).status).toBe(401)
    expect((await bring(sheet, {}, 'in.xlsx', server.as('alpha.worker'))).status).toBe(403)
    const upload = () =>
      admin.upload(
        `${plus}/import`,
        { name: 'in.xlsx', content: sheet },
        { resource: 'customer' },
        { 'idempotency-key': 'import-1' },
      )
    expect((await upload()).data).toMatchObject({ created: 1 })
    expect((await upload()).data).toMatchObject({ created: 1 })
    expect(await countOf('一次导入')).toBe(1)
    expect(await bring(sheet, { resource: 'ship' })).toMatchObject({ status: 400 })
  })

  it('gives a template with headings, choices and an explanation', async () => {
    const { admin, bring } = desk()
    const answer = await admin.get(`${plus}/import-template`, { resource: 'customer' })
    const sheet = await sheetOf(answer)
    expect(rowOf(sheet, 1)).toEqual([
      '客户名称 *',
      '简称',
      '状态 *',
      '等级',
      '行业',
      '负责人',
      '上级公司',
      '来源',
      '地区',
      '规模',
      '电话',
      '网站',
      '税号',
      '发票抬头',
      '开户行',
      '银行账号',
      '开票地址',
      '开票电话',
      '付款条件',
      '币别',
      '信用额度',
      '合作日期',
      '地址',
      '备注',
    ])
    expect(sheet.getCell('D2').dataValidation?.formulae).toEqual(['"A 级,B 级,C 级"'])
    expect(sheet.workbook.worksheets[1]?.getCell('B2').value).toContain('必填')
    const filled = rowOf(sheet, 1)
    expect((await bring(await workbookOf([filled, ['模板公司', '', '合作中']]))).data).toMatchObject({ created: 1, failed: 0 })
  })
})

strangeSheets(desk)
zipBomb(desk)
