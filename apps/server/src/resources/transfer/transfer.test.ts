import { deflateRawSync } from 'node:zlib'
import { ProgressFileReader, progressFileType, typeWithin } from '@bip/contract'
import { utils, write } from '@e965/xlsx'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { count, isProof, recordFigure } from '../../../../../tests/support/figures.ts'
import { type Answer, type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
let admin: Caller
const plus = '/blade-bip/plus'

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T06:00:00Z'))
  admin = server.as('alpha.admin')
})
afterAll(() => server.stop())

const sheetOf = async (answer: Answer): Promise<ExcelJS.Worksheet> => {
  const workbook = new ExcelJS.Workbook()
  // exceljs asks for a Buffer of an older form than Node's.
  await workbook.xlsx.load(answer.bytes as unknown as ArrayBuffer)
  const [sheet] = workbook.worksheets
  if (!sheet) throw new Error('no sheet')
  return sheet
}
const rowOf = (sheet: ExcelJS.Worksheet, number: number) => (sheet.getRow(number).values as unknown[]).slice(1)

const workbookOf = async (rows: unknown[][]): Promise<Buffer> => {
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('1').addRows(rows)
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
const bring = (content: Uint8Array, query: Record<string, string> = {}, name = 'in.xlsx', caller = admin) =>
  caller.upload(`${plus}/import`, { name, content }, { resource: 'customer', ...query })
const countOf = async (fullname: string) => (await admin.get('/blade-bip/customer/list', { fullname })).data.total

describe('export', () => {
  it('holds all that the list’s query matches, typed, under headings in the caller’s language', async () => {
    await admin.post('/blade-bip/customer/submit', {
      fullname: '出口公司',
      level: 'A',
      creditLimit: '1234567.89',
      since: '2026-03-01',
      ownerId: 'alpha-sales',
    })
    await admin.post('/blade-bip/customer/submit', { fullname: '大额公司', creditLimit: '12345678901234.56' })
    const answer = await server
      .as('alpha.admin', 'en')
      .get(`${plus}/export`, { resource: 'customer', fullname: '公司', ascs: 'creditLimit' })
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Customer2026-11-20.xlsx'))
    const sheet = await sheetOf(answer)
    expect(sheet.rowCount).toBe(3)
    const [head, first, second] = [1, 2, 3].map((number) => rowOf(sheet, number))
    const at = (name: string) => head?.indexOf(name) ?? -1
    expect(first?.[at('Name')]).toBe('出口公司')
    expect(first?.[at('Credit limit')]).toBe(1234567.89)
    expect(first?.[at('Customer since')]).toEqual(new Date('2026-03-01T00:00:00Z'))
    expect(first?.[at('Account manager')]).toBe('sales of alpha')
    expect(first?.[at('Created')]).toEqual(new Date('2026-11-20T14:00:00Z'))
    expect(second?.[at('Credit limit')]).toBe('12345678901234.56')
    expect(second?.[at('Status')]).toBe('Prospect')
  })

  it('holds just the columns that are asked for, in their order, and no lines', async () => {
    await admin.post('/blade-bip/customer/submit', { fullname: '列顺序机械', level: 'B', creditLimit: '20' })
    const sheet = await sheetOf(
      await admin.get(`${plus}/export`, {
        resource: 'customer',
        fullname: '列顺序',
        columns: 'creditLimit,fullname,unheardOf,createUser',
      }),
    )
    expect(rowOf(sheet, 1)).toEqual(['信用额度', '客户名称', '创建人'])
    expect(rowOf(sheet, 2)).toEqual([20, '列顺序机械', 'admin of alpha'])
    expect(sheet.rowCount).toBe(2)
  })

  it('tells while it comes how many of its rows are written, to whoever accepts that', async () => {
    for (const number of [1, 2, 3]) await admin.post('/blade-bip/customer/submit', { fullname: `进度公司 ${number}` })
    const answer = await admin.get(
      `${plus}/export`,
      { resource: 'customer', fullname: '进度', columns: 'fullname', ascs: 'fullname' },
      { accept: `${progressFileType}, */*` },
    )
    expect(typeWithin(String(answer.headers['content-type']))).toContain('spreadsheetml')
    const reader = new ProgressFileReader()
    const told: unknown[] = []
    for (const byte of answer.bytes) {
      reader.take(Uint8Array.of(byte))
      if (reader.rows !== told.at(-1)) told.push(reader.rows)
    }
    expect(told).toEqual([
      { done: 0, total: 3 },
      { done: 3, total: 3 },
    ])
    const sheet = await sheetOf({ ...answer, bytes: Buffer.concat(reader.pieces) })
    expect([2, 3, 4].map((row) => rowOf(sheet, row)[0])).toEqual(['进度公司 1', '进度公司 2', '进度公司 3'])
  })

  it('makes text inert that a spreadsheet would run, and leaves numbers alone', async () => {
    const texts = ['=1+1', '+86 512', '-1', '@SUM(A1)', '\t=1', '\r=1']
    for (const [index, text] of texts.entries())
      await admin.post('/blade-bip/customer/submit', { fullname: `注入 ${index}`, remark: text, creditLimit: '5' })
    const sheet = await sheetOf(await admin.get(`${plus}/export`, { resource: 'customer', fullname: '注入', ascs: 'cmCode' }))
    const column = rowOf(sheet, 1).indexOf('备注')
    const cells = texts.map((_, index) => rowOf(sheet, index + 2)[column])
    expect(cells).toHaveLength(texts.length)
    for (const cell of cells) expect(String(cell)).toMatch(/^'/)
    expect(rowOf(sheet, 2)[rowOf(sheet, 1).indexOf('信用额度')]).toBe(5)
  })

  it('needs the permission, and refuses what it does not know', async () => {
    expect((await server.as().get(`${plus}/export`, { resource: 'customer' })).status).toBe(401)
    expect((await server.as('alpha.worker').get(`${plus}/export`, { resource: 'customer' })).status).toBe(403)
    expect((await admin.get(`${plus}/export`, { resource: 'customer', nonsense: '1' })).status).toBe(400)
    expect((await admin.get(`${plus}/export`, { resource: '__proto__' })).status).toBe(400)
    const own = await sheetOf(await server.as('alpha.sales').get(`${plus}/export`, { resource: 'customer' }))
    // What is theirs, whoever made it, and nothing else.
    const names = rowOf(own, 1).indexOf('客户名称')
    expect([2, 3].map((row) => rowOf(own, row)[names])).toEqual(['出口公司', undefined])
  })
})

describe('import', () => {
  const head = ['客户名称', '等级', '信用额度', '合作日期', '负责人', '状态']

  it('creates records from headings and words in any language', async () => {
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
    const gb = Buffer.concat([
      Buffer.from([0xbf, 0xcd, 0xbb, 0xa7, 0xc3, 0xfb, 0xb3, 0xc6]),
      Buffer.from('\r\n"Comma, Ltd ""x"""\r\n'),
    ])
    expect((await bring(gb, {}, 'in.csv')).data).toMatchObject({ created: 1 })
    expect(await countOf('Comma, Ltd "x"')).toBe(1)
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

describe('a sheet that was made for something else', () => {
  const strange = [
    ['公司', '级别', '额度', '填表人', '问题'],
    ['对应甲公司', '甲', '10', '小王', ''],
    ['对应乙公司', '乙', '不知', '小王', '应为数字'],
  ]
  const columns = { 公司: 'fullname', 级别: 'level', 额度: 'creditLimit', 填表人: '' }

  it('is looked into: what its headings stand for, and which columns there are', async () => {
    const file = {
      name: 'in.xlsx',
      content: await workbookOf([
        ['客户名称', '填表人', '创建人'],
        ['甲', '小王', ''],
      ]),
    }
    const { data } = await admin.upload('/blade-bip/dcQt/dcExcelAnalysis', file, { resource: 'customer' })
    expect(data).toMatchObject({ total: 1, rows: [['甲', '小王', '']] })
    expect(data.head).toEqual([
      { heading: '客户名称', key: 'fullname', samples: ['甲'] },
      { heading: '填表人', key: null, samples: ['小王'] },
      { heading: '创建人', key: '', samples: [] },
    ])
    expect(data.targets).toContainEqual({ key: 'fullname', label: '客户名称', required: true })
    expect(data.targets).toContainEqual(expect.objectContaining({ key: 'level', dictionary: expect.any(String) }))
    const plain = await admin.upload('/blade-bip/dcQt/dcExcelAnalysis', file)
    expect([plain.status, plain.data.head.length, plain.data.targets]).toEqual([200, 3, undefined])
    const denied = await server.as('alpha.worker').upload('/blade-bip/dcQt/dcExcelAnalysis', file, { resource: 'customer' })
    expect(denied.status).toBe(403)
  })

  it('comes in by columns that are told apart, words that are told, and cells that are mended', async () => {
    const content = await workbookOf(strange)
    expect((await bring(content)).error).toBe('unreadableFile')
    const words = { level: { 甲: 'A', 乙: 'B' } }
    const tried = await bring(content, { dryRun: 'true', edits: JSON.stringify({ columns, words }) })
    expect(tried.data).toMatchObject({ total: 2, failed: 1, errors: [{ row: 3, key: 'creditLimit', text: '不知' }] })
    const edits = JSON.stringify({ columns, words, cells: [{ row: 3, key: 'creditLimit', text: '20' }] })
    expect((await bring(content, { edits })).data).toMatchObject({ created: 2, failed: 0 })
    const { records } = (await admin.get('/blade-bip/customer/list', { fullname: '对应', ascs: 'fullname' })).data
    expect(records.map(({ level, creditLimit }: Record<string, unknown>) => [level, creditLimit])).toEqual([
      ['A', '10.00'],
      ['B', '20.00'],
    ])
    expect((await bring(content, { edits: 'nonsense' })).status).toBe(400)
  })

  it('may be an old workbook, dates and all', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet(
      [
        ['客户名称', '等级', '信用额度', '合作日期'],
        ['旧表公司', 'B', 12.5, new Date(Date.UTC(2026, 2, 1))],
      ],
      {
        UTC: true,
      },
    )
    utils.book_append_sheet(book, sheet, '1')
    const content = write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer // as its type says
    expect((await bring(content, {}, 'old.xls')).data).toMatchObject({ created: 1, failed: 0 })
    const { records } = (await admin.get('/blade-bip/customer/list', { fullname: '旧表公司' })).data
    expect(records[0]).toMatchObject({ level: 'B', creditLimit: '12.50', since: '2026-03-01' })
  })

  it('tells how far it is, stops when asked, and goes on from there', async () => {
    const names = Array.from({ length: 1500 }, (_, at) => [`停续公司${at}`, 'A'])
    const content = await workbookOf([['客户名称', '等级'], ...names])
    const query = { mode: 'rows', run: 'run-of-mine' }
    const key = { 'idempotency-key': 'run-of-mine' }
    const begun = admin.upload(`${plus}/import`, { name: 'in.xlsx', content }, { resource: 'customer', ...query }, key)
    await expect
      .poll(async () => (await admin.get(`${plus}/import-progress`, { run: 'run-of-mine' })).data?.done ?? 0, { timeout: 60_000 })
      .toBeGreaterThan(0)
    expect((await server.as('alpha.sales').post(`${plus}/import-stop?run=run-of-mine`, {})).data).toBe(false)
    expect((await admin.post(`${plus}/import-stop?run=run-of-mine`, {})).data).toBe(true)
    const { left, created } = (await begun).data
    expect([left + created, left > 0, created > 0]).toEqual([1500, true, true])
    expect(await countOf('停续公司')).toBe(created)
    const rest = await admin.upload(`${plus}/import`, { name: 'in.xlsx', content }, { resource: 'customer', ...query }, key)
    expect(rest.data).toMatchObject({ total: 1500, created: 1500, failed: 0 })
    expect(await countOf('停续公司')).toBe(1500)
    expect((await admin.get(`${plus}/import-progress`, { run: 'run-of-mine' })).data).toBeNull()
  })
})

describe('a zip bomb', () => {
  /** A zip of one part, as small as zeros pack. */
  const bomb = (megabytes: number, claimed: number): Buffer => {
    const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })
    const name = Buffer.from('xl/worksheets/sheet1.xml')
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(claimed, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(claimed, 24)
    entry.writeUInt16LE(name.length, 28)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt16LE(1, 8)
    end.writeUInt16LE(1, 10)
    end.writeUInt32LE(entry.length + name.length, 12)
    end.writeUInt32LE(local.length + name.length + packed.length, 16)
    return Buffer.concat([local, name, packed, entry, name, end])
  }

  it('is refused, whatever size it claims, and lists stay quick meanwhile', async () => {
    const file = bomb(count(300, 2000), 100)
    let slowest = 0
    let done = false
    const refused = bring(file).finally(() => {
      done = true
    })
    while (!done) {
      const before = performance.now()
      expect((await admin.get('/blade-bip/customer/list')).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - before)
    }
    expect(await refused).toMatchObject({ status: 400, error: 'unreadableFile' })
    recordFigure('zip bomb', `${count(300, 2000)} MB, refused; slowest list meanwhile ${slowest.toFixed(0)} ms`)
    // A loaded machine is slow by itself; the full run is on a quiet one.
    if (isProof) expect(slowest).toBeLessThan(1000)
  })
})
