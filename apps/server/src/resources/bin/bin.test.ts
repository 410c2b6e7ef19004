import { binCalls, plus } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyBin } from '../../jobs/emptyBin.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
let admin: Caller
const customers = '/blade-bip/customer'
const contacts = '/blade-bip/customer-contacts'

const create = async (values: Record<string, unknown>, path = customers) => {
  const answer = await admin.post(`${path}/submit`, values)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return answer.data
}
const remove = async (id: string, path = customers) => expect((await admin.post(`${path}/remove`, { ids: id })).code).toBe(200)
const restore = (ids: string | string[], resource = 'customer', caller = admin) =>
  caller.post(binCalls.restore, { resource, ids })
const inBin = async (query = {}) => (await admin.get(binCalls.list, { resource: 'customer', ...query })).data

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
})
afterAll(() => server.stop())

describe('the bin', () => {
  it('lists what was removed, by whom and until when, and brings it back whole', async () => {
    const record = await create({ fullname: '昆山精密', level: 'A' })
    await remove(record.id)
    const { records } = await inBin({ search: 'kunshanjing' })
    expect(records).toEqual([
      {
        id: `customer ${record.id}`,
        resource: 'customer',
        resourceName: '客户',
        recordId: record.id,
        name: '昆山精密',
        removedBy: 'alpha-admin',
        removedByName: 'admin of alpha',
        removedAt: expect.any(String),
        goesAt: expect.any(String),
      },
    ])
    expect(Date.parse(records[0].goesAt) - Date.parse(records[0].removedAt)).toBe(30 * 86_400_000)
    expect((await admin.get(binCalls.resources)).data).toContainEqual({ resource: 'customer', name: '客户', count: 1 })

    expect((await restore(record.id)).data.results).toEqual([{ id: record.id, ok: true, msg: '已恢复' }])
    expect((await admin.get(`${customers}/detail`, { id: record.id })).data).toMatchObject({
      fullname: '昆山精密',
      level: 'A',
      version: 3,
    })
    expect((await inBin({ search: 'kunshanjing' })).total).toBe(0)
    const history = (await admin.get(plus.history, { resource: 'customer', id: record.id })).data
    expect(history.map(({ operationLabel }: { operationLabel: string }) => operationLabel)).toEqual(['恢复', '删除', '新建'])
    expect(await restore(record.id)).toMatchObject({ status: 409, error: 'notInBin' })
  })

  it('keeps a code for nobody: who has it now is named, and of many the others come back', async () => {
    const [first, second] = [await create({ fullname: '同名公司' }), await create({ fullname: '不同名公司' })]
    await remove(first.id)
    await remove(second.id)
    await create({ fullname: '同名公司' })
    const refused = await restore(first.id)
    expect(refused).toMatchObject({ status: 409, error: 'valueTaken' })
    expect(refused.msg).toBe('不能恢复：客户名称“同名公司”已被另一条记录使用，请先修改那条记录')
    expect((await restore([first.id, second.id])).data.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([false, true])
  })

  it('names what a record refers to and is gone', async () => {
    const parent = await create({ fullname: '已走的客户' })
    const child = await create({ customerId: parent.id, contactsName: '王芳', contactsPhoneNumber: '13812345678' }, contacts)
    await remove(child.id, contacts)
    await remove(parent.id)
    const refused = await restore(child.id, 'customerContacts')
    expect(refused).toMatchObject({ status: 409, error: 'referenceGone' })
    expect(refused.msg).toBe('不能恢复：客户 已走的客户已删除，请先恢复')
    await restore(parent.id)
    expect((await restore(child.id, 'customerContacts')).code).toBe(200)
  })

  it('lets people take back what they removed, and nothing of others', async () => {
    const sales = server.as('alpha.sales')
    const own = (await sales.post(`${customers}/submit`, { fullname: '销售的客户' })).data
    const foreign = await create({ fullname: '别人的客户' })
    await remove(foreign.id)
    await sales.post(`${customers}/remove`, { ids: own.id })
    expect((await restore(own.id, 'customer', sales)).code).toBe(200)
    expect(await restore(foreign.id, 'customer', sales)).toMatchObject({ status: 404 })
    expect((await sales.get(binCalls.list)).status).toBe(403)
    expect(await restore(foreign.id, 'customer', server.as('beta.admin'))).toMatchObject({ status: 409, error: 'notInBin' })
    expect((await server.as('beta.admin').get(binCalls.list)).data.total).toBe(0)
  })

  it('lets one of two win who restore and erase at once, and leaves nothing half done', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, async (_, at) => (await create({ fullname: `争抢 ${at}` })).id))
    await Promise.all(ids.map((id) => remove(id)))
    for (const id of ids) {
      const outcomes = await Promise.all([restore(id), admin.post(binCalls.erase, { resource: 'customer', ids: id })])
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(outcomes.find(({ status }) => status === 409)?.error).toBe('notInBin')
      const isBack = outcomes[0]?.status === 200
      expect((await admin.get(`${customers}/detail`, { id })).status).toBe(isBack ? 200 : 404)
    }
  })

  it('lets go of what is old, with its lines and files, and keeps what others are named by', async () => {
    const old = await create({ fullname: '过期客户' })
    await remove(old.id)
    const department = await create({ deptName: '过期部门', deptCode: 'GQ' }, '/blade-system/dept')
    await remove(department.id, '/blade-system/dept')
    await server.services.database.asSystem(async (tx) => {
      await sql`insert into tenant (tenant_id, name) values ('alpha', 'alpha') on conflict do nothing`.execute(tx)
      await sql`update bin_entry set removed_at = now() - interval '31 days'`.execute(tx)
    })
    await emptyBin.run(server.services, new AbortController().signal)
    const left = await server.services.database.asTenant('alpha', (tx) =>
      sql<{ id: string }>`select id from customer where is_deleted`.execute(tx),
    )
    expect(left.rows).toEqual([])
    expect((await admin.get(binCalls.list)).data.records).toMatchObject([{ name: '过期部门', goesAt: null }])
    expect(await admin.post(binCalls.erase, { resource: 'department', ids: department.id })).toMatchObject({
      status: 409,
      error: 'namesStay',
    })
  })
})
