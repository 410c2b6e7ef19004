import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createAccess } from './resolve.ts'

let company: Company
let token: string
let other: ReturnType<typeof createAccess>
let now = Date.parse('2026-11-20T08:00:00Z')
let statements: string[] = []

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now) })
  token = await company.signIn('planner')
  const { database } = company.services
  const asSystem: typeof database.asSystem = (work, options) => {
    statements.push(work.toString())
    return database.asSystem(work, options)
  }
  // Another process on the same database.
  other = createAccess({ ...company.services, database: { ...database, asSystem } })
})
afterAll(async () => {
  await other.close()
  await company.stop()
})

const change = (statement: RawBuilder<unknown>) => company.services.database.asSystem((tx) => statement.execute(tx))
const planner = () => other.resolve(token)

test('a session is read when something of it changes, and not again and again', async () => {
  const session = await planner()
  statements = []
  for (let second = 0; second < 20; second += 1) {
    now += 1000
    expect(await planner()).toBe(session)
    for (let more = 0; more < 10; more += 1) expect(await planner()).toBe(session)
  }
  // One look a second, whatever the number of calls.
  expect(statements).toHaveLength(20)
  now += 15_000
  expect(await planner()).not.toBe(session)
})

test('what another process changes is in force within a second, for those whom it concerns alone', async () => {
  const tenant = '000000'
  const user = (await planner())?.userId ?? ''
  const changes: [string, RawBuilder<unknown>, isMine: boolean][] = [
    ['the name of the person', sql`update "user" set real_name = real_name || '.' where id = ${user}`, true],
    ['another person', sql`update "user" set real_name = real_name || '.' where account = 'sales'`, false],
    ['what no session shows', sql`update "user" set update_time = now() where id = ${user}`, false],
    [
      'a grant',
      sql`insert into role_permission (tenant_id, role_id, code, scope) values (${tenant}, 'planner', 'x_view', 'all')`,
      true,
    ],
    ['a grant that goes', sql`delete from role_permission where code = 'x_view'`, true],
    ['a role', sql`update role set is_administrator = is_administrator where tenant_id = ${tenant} and id = 'planner'`, true],
    ['a scope of roles', sql`insert into role_scope values (${tenant}, 'planner', 'api', 's1')`, true],
    ['a scope', sql`insert into api_scope (tenant_id, id, api_method, api_path) values (${tenant}, 's1', 'GET', '/x')`, true],
    ['a scope of rows', sql`insert into data_scope (tenant_id, id) values (${tenant}, 'd1')`, true],
    ['a department', sql`update department set dept_name = dept_name where tenant_id = ${tenant}`, true],
    ['the tenant', sql`update tenant set time_zone = 'Asia/Ho_Chi_Minh' where tenant_id = ${tenant}`, true],
    ['a package', sql`insert into tenant_package (tenant_id, id) values (${tenant}, 'p1')`, true],
    ['a role of another tenant', sql`insert into role (tenant_id, id, code, name) values ('200000', 'r', 'r', 'r')`, false],
    ['the password', sql`update user_secret set pw_status = 1 where user_id = ${user}`, true],
  ]
  for (const [name, statement, isMine] of changes) {
    const before = await planner()
    await change(statement)
    now += 1000
    expect((await planner()) !== before, name).toBe(isMine)
  }
  await change(sql`update session set ended_at = now() where user_id = ${user}`)
  now += 1000
  expect(await planner()).toBeNull()
})

test('a session and a tenant end at their moment, though nobody changes anything', async () => {
  const sales = await company.signIn('sales')
  expect(await other.resolve(sales)).not.toBeNull()
  await change(sql`update session set expires_at = ${new Date(now + 5000).toISOString()}::timestamptz where ended_at is null`)
  await change(sql`update tenant set title = title`)
  now += 1000
  expect(await other.resolve(sales)).not.toBeNull()
  now += 4000
  expect(await other.resolve(sales)).toBeNull()
})
