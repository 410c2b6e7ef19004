import { ProgressFileReader, progressFileType, typeWithin } from '@bip/contract'
import { describe, expect, it } from 'vitest'
import { plus, rowOf, sheetOf, type TransferDesk } from './desk.ts'

/** What an export holds. */
export function exporting(desk: () => TransferDesk): void {
  describe('export', () => {
    it('holds all that the list’s query matches, typed, under headings in the caller’s language', async () => {
      const { server, admin } = desk()
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
      const { admin } = desk()
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
      const { admin } = desk()
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
      const { admin } = desk()
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
      const { server, admin } = desk()
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
}
