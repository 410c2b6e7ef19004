import { binCalls, bulkCalls } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sortSearch } from '../../jobs/sortSearch.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
let admin: Caller
const customers = '/blade-bip/customer'
const count = 620

const listed = async (query: Record<string, string | number>) => (await admin.get(`${customers}/list`, query)).data
const edit = (body: object, caller = admin) => caller.post(bulkCalls.edit, { resource: 'customer', ...body })

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
  const { insertRecords } = await import('../draft/rows.ts')
  const { modelOf } = await import('../../model/model.ts')
  const { customer } = await import('@bip/contract/resources')
  await server.services.database.asTenant('alpha', (tx) =>
    insertRecords(
      tx,
      modelOf(customer),
      Array.from({ length: count }, (_, at) => ({
        base: {
          tenant_id: 'alpha',
          id: `c${String(at).padStart(4, '0')}`,
          version: 1,
          create_user: at < 5 ? 'alpha-sales' : 'alpha-admin',
          create_dept: 'dept-sales',
          create_time: '2026-11-01T00:00:00Z',
          update_user: 'alpha-admin',
          update_time: '2026-11-01T00:00:00Z',
          is_deleted: false,
        },
        values: {
          fullname: `批量客户 ${at}`,
          cmCode: `B${at}`,
          status: 'prospect',
          level: 'A',
          ownerId: at < 5 ? 'alpha-sales' : 'alpha-admin',
        },
      })),
    ),
  )
})
afterAll(() => server.stop())

describe('editing many', () => {
  it('changes all that match a part at a time, though they match no more, and takes it back where nobody came between', async () => {
    const asked = { query: { level: 'A' }, values: { level: 'B' } }
    const first = (await edit({ ...asked, after: null })).data
    expect(await sortSearch.run(server.services, new AbortController().signal)).toBe('0')
    const second = (await edit({ ...asked, after: first.after })).data
    expect([first.results.length, second.results.length, second.after]).toEqual([500, 120, null])
    expect([(await listed({ level: 'A' })).total, (await listed({ level: 'B' })).total]).toEqual([0, count])

    await admin.post(`${customers}/submit`, { id: 'c0001', phone: '0512-1' })
    const rows = first.results.map(({ id, version, before }: { id: string; version: number; before: object }) => ({
      id,
      version,
      values: before,
    }))
    const back = (await edit({ rows })).data.results
    const [refused] = back.filter(({ ok }: { ok: boolean }) => !ok)
    expect(refused).toMatchObject({ id: 'c0001', name: '批量客户 1', msg: expect.stringContaining('admin of alpha 已在') })
    expect((await listed({ level: 'A' })).total).toBe(499)
  })

  it('tells for each row why it stays as it is', async () => {
    const { results } = (
      await edit({
        rows: [
          { id: 'c0002', values: { level: 'Z' } },
          { id: 'none', values: { level: 'C' } },
        ],
      })
    ).data
    expect(results).toEqual([
      { id: 'c0002', ok: false, name: '批量客户 2', msg: '请检查标出的内容：等级 不在可选范围内' },
      { id: 'none', ok: false, name: 'none', msg: '找不到客户，可能已被删除' },
    ])
  })

  it('brings along what hangs on a changed field, and finds records by their new words before and after the search is tidied', async () => {
    const values = { website: 'https://www.pi-liang.example/cn', fullname: '改名后的云岭机电' }
    await edit({
      rows: [
        { id: 'c0200', values },
        { id: 'c0201', values: { website: values.website } },
      ],
    })
    const found = async () => {
      const [name, site] = [await listed({ search: '云岭机电' }), await listed({ webDomain: 'pi-liang.example' })]
      return [name, site].map(({ records }) => records.map(({ id }: { id: string }) => id).sort())
    }
    expect(await found()).toEqual([['c0200'], ['c0200', 'c0201']])
    // It waits for work on many records, three times at most.
    for (let times = 0; times < 4; times += 1) await sortSearch.run(server.services, new AbortController().signal)
    expect(await found()).toEqual([['c0200'], ['c0200', 'c0201']])
  })

  it('reaches what the caller may change, and nothing else', async () => {
    const sales = server.as('alpha.sales')
    const { results } = (await edit({ query: {}, values: { level: 'C' }, after: null }, sales)).data
    expect(results).toHaveLength(5)
    expect((await edit({ rows: [{ id: 'c0100', values: { level: 'C' } }] }, sales)).data.results).toMatchObject([{ ok: false }])
    expect((await edit({ query: {}, values: { level: 'C' }, after: null }, server.as('alpha.worker'))).status).toBe(403)
    expect((await edit({ query: {}, values: { level: 'C' }, after: null }, server.as('beta.admin'))).data.results).toEqual([])
  })

  it('removes all that match but those left out, each by itself, and they come back', async () => {
    const contact = { customerId: 'c0003', contactsName: '王芳', contactsPhoneNumber: '13812345678' }
    await admin.post('/blade-bip/customer-contacts/submit', contact)
    const body = { resource: 'customer', action: 'remove', query: { level: 'C' }, after: null, except: ['c0004'] }
    const { results } = (await admin.post(bulkCalls.act, body)).data
    const gone = results.filter(({ ok }: { ok: boolean }) => ok).map(({ id }: { id: string }) => id)
    expect(gone).toEqual(['c0000', 'c0001', 'c0002'])
    expect(results[3]).toMatchObject({ id: 'c0003', ok: false, msg: '仍被 1 条客户联系人引用，不能删除' })
    expect((await admin.post(binCalls.restore, { resource: 'customer', ids: gone })).data.results).toHaveLength(3)
    expect((await listed({ level: 'C' })).total).toBe(5)
  })
})
