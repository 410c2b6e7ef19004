import { authCalls } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createAccess } from './resolve.ts'

let company: Company
let admin: string
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now) })
})
beforeEach(async () => {
  admin = await company.signIn('admin')
})
afterAll(() => company.stop())

const customers = async (token: string) => (await company.api.get('/blade-bip/customer/list', { token })).status
const idOf = async (account: string) => {
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{ id: string }>`select id from "user" where account = ${account}`.execute(tx),
  )
  return rows[0]?.id ?? ''
}

describe('is in force at once', () => {
  test('signing out', async () => {
    const token = await company.signIn('sales')
    expect(await customers(token)).toBe(200)
    expect((await company.api.get(authCalls.logout, { token })).status).toBe(200)
    expect(await customers(token)).toBe(401)
  })

  test('disabling an account, and its sessions do not come back with it', async () => {
    const { access_token: token = '', refresh_token = '' } = (await company.grant('sales')).body
    expect(await customers(token)).toBe(200)
    const id = await idOf('sales')
    const set = (status: string) => company.api.post('/blade-system/user/submit', { token: admin, body: { id, status } })
    expect((await set('disabled')).status).toBe(200)
    expect(await customers(token)).toBe(401)
    expect((await company.refresh(refresh_token)).status).toBe(401)
    await set('enabled')
    expect(await customers(token)).toBe(401)
    expect(await customers(await company.signIn('sales'))).toBe(200)
  })

  test('another role', async () => {
    const token = await company.signIn('sales')
    const id = await idOf('sales')
    const set = (roleIds: string[]) => company.api.post('/blade-system/user/submit', { token: admin, body: { id, roleIds } })
    expect((await set(['employee'])).status).toBe(200)
    expect(await customers(token)).toBe(403)
    await set(['employee', 'sales'])
    expect(await customers(token)).toBe(200)
  })

  test('a reset password', async () => {
    const token = await company.signIn('inspector')
    const answer = await company.api.post<{ results: { data: { password: string } }[] }>('/blade-system/user/reset-password', {
      token: admin,
      body: { ids: await idOf('inspector') },
    })
    expect(answer.status).toBe(200)
    const password = answer.body.data.results[0]?.data.password ?? ''
    expect(password).toHaveLength(16)
    expect((await company.api.get(authCalls.userInfo, { token })).status).toBe(401)
    expect((await company.grant('inspector')).status).toBe(400)

    const { body } = await company.grant('inspector', password)
    expect(body.pw_status).toBe(1)
    // Until a password of their own is chosen nothing else is allowed.
    const suppliers = () => company.api.get('/blade-bip/ScmSupplier/supplier-list', { token: body.access_token })
    expect((await suppliers()).status).toBe(403)
    const passwords = { oldPassword: await company.seal(password), newPassword: await company.seal('my own secret') }
    const changed = await company.api.post('/blade-system/user/update-password', {
      token: body.access_token,
      body: { ...passwords, newPassword1: await company.seal('my own secret') },
    })
    expect(changed.status).toBe(200)
    expect((await suppliers()).status).toBe(200)
    expect((await company.grant('inspector', 'my own secret')).body.pw_status).toBe(0)
  })
})

test('what another process changed is in force within a second', async () => {
  const token = await company.signIn('planner')
  const other = createAccess(company.services)
  expect(await other.resolve(token)).not.toBeNull()
  await company.services.database.asSystem((tx) => sql`update session set ended_at = now()`.execute(tx))
  now += 1000
  expect(await other.resolve(token)).toBeNull()
  await other.close()
})

test('a database that fails for a moment signs nobody out', async () => {
  const token = await company.signIn('planner')
  let broken = true
  const { asSystem } = company.services.database
  const access = createAccess({
    ...company.services,
    database: {
      ...company.services.database,
      asSystem: (...given) => (broken ? Promise.reject(new Error('gone')) : asSystem.apply(company.services.database, given)),
    } as typeof company.services.database, // generic methods do not survive a spread
  })
  await expect(access.resolve(token)).rejects.toThrow('gone')
  broken = false
  expect((await access.resolve(token))?.account).toBe('planner')
  await access.close()
})

test('errors that clients report are kept, cut to size', async () => {
  const token = await company.signIn('worker')
  const report = (body: unknown) => company.api.post(authCalls.logout, { token, body })
  const logs = Array.from({ length: 80 }, (_, at) => ({ message: `failed ${at}`, stack: 'x'.repeat(at === 79 ? 9000 : 10) }))
  expect((await report(logs)).status).toBe(200)
  expect((await report({ message: 'one alone' })).status).toBe(200)
  expect((await report('text')).status).not.toBe(500)
  expect((await report({ message: 'broken \u0000 \ud800', '\u0000': 1 })).status).toBe(200)
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{ entry: { report: string } }>`select entry from client_log order by id`.execute(tx),
  )
  expect(rows).toHaveLength(52)
  expect(rows[0]?.entry.report).toContain('failed 30')
  expect(rows[49]?.entry.report).toHaveLength(4000)
  // Reporting is not signing out.
  expect((await company.api.get(authCalls.userInfo, { token })).status).toBe(200)
})

test('the tenant’s own clock decides the days of its people', async () => {
  const token = await company.signIn('planner')
  const { services } = company
  expect((await services.access.resolve(token))?.timeZone).toBe('Asia/Shanghai')
  await services.database.asSystem((tx) => sql`update tenant set time_zone = 'Asia/Ho_Chi_Minh'`.execute(tx))
  now += 1000
  expect((await services.access.resolve(token))?.timeZone).toBe('Asia/Ho_Chi_Minh')
})
