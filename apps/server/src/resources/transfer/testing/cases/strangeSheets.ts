import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { plus, type TransferDesk, workbookOf } from './desk.ts'

/** Sheets that were made for something else. */
export function strangeSheets(desk: () => TransferDesk): void {
  describe('a sheet that was made for something else', () => {
    const strange = [
      ['公司', '级别', '额度', '填表人', '问题'],
      ['对应甲公司', '甲', '10', '小王', ''],
      ['对应乙公司', '乙', '不知', '小王', '应为数字'],
    ]
    const columns = { 公司: 'fullname', 级别: 'level', 额度: 'creditLimit', 填表人: '' }

    it('is looked into: what its headings stand for, and which columns there are', async () => {
      const { server, admin } = desk()
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
      const { admin, bring } = desk()
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

    it('calls a code only a code: it is the one of the record unless ids stand below it', async () => {
      const { admin, bring } = desk()
      const sheet = (heading: string, code: string) =>
        workbookOf([
          [heading, '物料名称', '类别', '单位'],
          [code, '接线端子', 'standard', 'pcs'],
        ])
      const into = { resource: 'material' }
      expect((await bring(await sheet('编号', 'DZ-01'), into)).data).toMatchObject({ created: 1, failed: 0 })
      const found = async () =>
        (await admin.get('/blade-bip/ScmMaterial/material-list', { materialName: '接线端子' })).data.records
      const [made] = await found()
      expect(made).toMatchObject({ materialCode: 'DZ-01' })
      expect((await bring(await sheet('No.', 'DZ-01'), into)).data).toMatchObject({ created: 0, unchanged: 1 })
      expect((await bring(await sheet('编号', made.id), into)).data).toMatchObject({ created: 0, unchanged: 1 })
      const looked = { name: 'in.xlsx', content: await sheet('Mã', 'DZ-02') }
      const { data } = await admin.upload('/blade-bip/dcQt/dcExcelAnalysis', looked, into)
      expect(data.head[0]).toMatchObject({ heading: 'Mã', key: 'materialCode' })
    })

    it('may be an old workbook, dates and all', async () => {
      const { admin, bring } = desk()
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
      const { server, admin, countOf } = desk()
      const names = Array.from({ length: 1500 }, (_, at) => [`停续公司${at}`, 'A'])
      const content = await workbookOf([['客户名称', '等级'], ...names])
      const query = { mode: 'rows', run: 'run-of-mine' }
      const key = { 'idempotency-key': 'run-of-mine' }
      const begun = admin.upload(`${plus}/import`, { name: 'in.xlsx', content }, { resource: 'customer', ...query }, key)
      await expect
        .poll(async () => (await admin.get(`${plus}/import-progress`, { run: 'run-of-mine' })).data?.done ?? 0, {
          timeout: 60_000,
        })
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
}
