import { customerCalls, type SimilarCustomer } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneOfEach } from '../../resources/testing/eachResource.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'
import { ownName } from './similar.ts'

let server: RecordsServer
let admin: Caller
let sales: Caller

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
  sales = server.as('alpha.sales')
})
afterAll(() => server.stop())

const path = '/blade-bip/customer'
const make = async (values: object, caller = admin) => {
  const answer = await caller.post(`${path}/submit`, values)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}
const detail = async (id: string, caller = admin) => (await caller.get(`${path}/detail`, { id })).data
const inTenant = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await server.services.database.asTenant('alpha', (tx) => query.execute(tx))).rows
const inAll = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await server.services.database.asSystem((tx) => query.execute(tx))).rows

describe('similar customers', () => {
  const similar = async (asked: Record<string, string>, caller = admin): Promise<SimilarCustomer[]> =>
    (await caller.get(customerCalls.similar, asked)).data

  it('are found by their own name, however it is spelled, by tax number and by web domain', async () => {
    const { id } = await make({
      fullname: '岚山重工集团股份有限公司',
      taxNumber: '91330100MA2AX001',
      website: 'https://www.lanshan.example/about',
    })
    const found = async (asked: Record<string, string>) => (await similar(asked)).map(({ open, by }) => [open?.id, by])
    for (const fullname of ['岚山重工有限公司', '岚山重工', 'lanshan zhong', 'lszg'])
      expect(await found({ fullname }), fullname).toEqual([[id, ['name']]])
    expect(await found({ taxNumber: '91330100ma2ax001' })).toEqual([[id, ['taxNumber']]])
    expect(await found({ website: 'lanshan.example', fullname: '岚山' })).toEqual([[id, ['name', 'webDomain']]])
    expect(await found({ fullname: '岚山重工', exceptId: id })).toEqual([])
    expect(await found({ fullname: '有限公司' })).toEqual([])
    expect(ownName('Công ty TNHH Cơ khí Bắc Ninh')).toBe('co khi bac ninh')
  })

  it('tell whose they are, and beyond the reach the name alone', async () => {
    await make({ fullname: '远山电气', ownerId: 'alpha-admin' })
    expect(await similar({ fullname: '远山电气' })).toMatchObject([
      { name: '远山电气', open: { ownerName: 'admin of alpha', isInPool: false } },
    ])
    expect(await similar({ fullname: '远山电气' }, sales)).toEqual([{ name: '远山电气', by: ['name'] }])
    expect((await server.as('alpha.worker').get(customerCalls.similar, { fullname: '远山' })).status).toBe(403)
  })
})

describe('merging', () => {
  const merge = (from: { id: string; version: number }, into: typeof from, takes: string[] = [], caller = admin) =>
    caller.post(customerCalls.merge, {
      fromId: from.id,
      intoId: into.id,
      takes,
      versions: { from: from.version, into: into.version },
    })

  type Column = { table: string; column: string; isList: boolean }
  /** How many rows of each table hold an id in any column, but for what tells of the past. */
  const holders = async (id: string): Promise<Record<string, number>> => {
    const columns = await inAll(sql<Column>`select table_name as "table", column_name as "column", data_type = 'ARRAY' as "isList"
      from information_schema.columns where table_schema = current_schema() and data_type in ('text', 'ARRAY')
        and column_name <> 'find_tokens' and table_name in
          (select table_name from information_schema.columns where column_name = 'tenant_id')
        and table_name not in ('change_history', 'merged_record', 'idempotency_key', 'bin_entry')`)
    const counts = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => {
      const holds = own.map(({ column, isList }) =>
        isList ? sql`${id} = any(${sql.id(column)}::text[])` : sql`${sql.id(column)} = ${id}`,
      )
      return sql`select ${sql.lit(table)} as name, count(*)::int as count from ${sql.table(table)} where ${sql.join(holds, sql` or `)}`
    })
    const rows = await inAll(
      sql<{ name: string; count: number }>`select * from (${sql.join(counts, sql` union all `)}) c where count > 0`,
    )
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }

  it('loses nothing: every row of every resource that referred to either refers to the one that stays', async () => {
    const from = await make({ fullname: '重复客户', level: 'A', phone: '0512-1' })
    const into = await make({ fullname: '保留客户', level: 'B' })
    const ids = await oneOfEach(server.services.database, 'alpha', { customer: from.id })
    expect(Object.keys(ids).length).toBeGreaterThan(30)
    await inTenant(sql`insert into collected (tenant_id, id, user_id, resource, record_id, create_time)
      values ('alpha', 'star-1', 'alpha-admin', 'customer', ${from.id}, now())`)
    const before = await holders(from.id)
    expect(before).toMatchObject({ customer: 1, customer_contacts: 1, opps: 1, collected: 1 })
    const own = await holders(into.id)
    const preview = (await admin.get(customerCalls.mergePreview, { fromId: from.id, intoId: into.id })).data
    expect(preview.moves).toEqual(expect.arrayContaining([{ resource: 'contactRecords', count: 1 }]))

    const answer = await merge(await detail(from.id), into, ['level', 'phone'])
    expect(answer, answer.msg).toMatchObject({
      status: 200,
      data: { id: into.id, fullname: '保留客户', level: 'A', phone: '0512-1' },
    })
    expect(await holders(from.id)).toEqual({ customer: 1 })
    expect(await holders(into.id)).toEqual({ ...before, ...own })
    expect(await detail(from.id)).toMatchObject({ id: into.id })
    const history = (await admin.get('/blade-bip/plus/history', { resource: 'customer', id: into.id })).data
    expect(history.find(({ operation }: { operation: string }) => operation === 'merge')).toMatchObject({
      operationLabel: '合并',
      fields: expect.arrayContaining([expect.objectContaining({ before: '重复客户', after: '保留客户' })]),
    })
  })

  it('leads on from a merged one to where its own heir went, and keeps nobody below themselves', async () => {
    const [first, second, third] = [
      await make({ fullname: '甲一' }),
      await make({ fullname: '甲二' }),
      await make({ fullname: '甲三' }),
    ]
    const child = await make({ fullname: '甲子', parentId: first.id })
    await make({ id: second.id, parentId: first.id })
    expect((await merge(await detail(first.id), await detail(second.id))).data).toMatchObject({ id: second.id, parentId: null })
    expect(await detail(child.id)).toMatchObject({ parentId: second.id })
    await merge(await detail(second.id), third)
    expect(await detail(first.id)).toMatchObject({ id: third.id })
    const grandchild = await make({ fullname: '甲孙', parentId: child.id })
    const refused = await merge(await detail(third.id), await detail(grandchild.id))
    expect(refused.data.fields.parentId).toContain('请选择另一家')
    expect(await detail(child.id)).toMatchObject({ parentId: third.id })
  })

  it('is refused over old versions, while an approval runs, and for whoever may not, and nothing happened', async () => {
    const [from, into] = [await make({ fullname: '乙一' }), await make({ fullname: '乙二' })]
    await make({ id: into.id, level: 'C' })
    expect((await merge(from, into)).error).toBe('stale')
    const now = await detail(into.id)
    await inTenant(sql`insert into process_instance (tenant_id, id, definition_id, definition_key, business_id, serial_number, title,
        start_user, start_user_name, start_dept, state, create_time)
      values ('alpha', 'p-1', 'd', 'd', ${from.id}, 'SP-9', '{}', 'alpha-admin', 'admin', 'dept-sales', '{}', now())`)
    const running = await merge(from, now)
    expect([running.status, running.msg]).toEqual([409, '审批单“SP-9”尚未结束，结束后再合并'])
    await inTenant(sql`update process_instance set end_time = now() where id = 'p-1'`)
    expect((await merge(from, now, [], sales)).status).toBe(404)
    expect((await merge(from, now, ['cmCode'])).status).toBe(400)
    expect(await detail(from.id)).toMatchObject({ id: from.id, version: from.version })
    expect((await merge(from, now)).status).toBe(200)
  })
})
