import { authCalls } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { firstIdAt } from '../db/id.ts'
import { type Company, startCompany } from '../testing/company.ts'
import { settledAfter } from './clockTrust.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T08:00:00Z')
let company: Company
/** Time that really went by, and by how much the clock is wrong. ms */
let passed = 0
let wrongBy = 0
const now = () => start + passed + wrongBy

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now()), monotonic: () => passed })
})
afterAll(() => company.stop())
beforeEach(async () => {
  wrongBy = 0
  await company.services.prune.confirm()
})

const count = async (table: string, where = sql`true`): Promise<number> => {
  const { database } = company.services
  const { rows } = await database.asSystem((tx) =>
    sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where ${where}`.execute(tx),
  )
  return rows[0]?.count ?? 0
}
const run = () => company.services.prune.run()
const user = (token: string | undefined) => company.api.get(authCalls.userInfo, { token })
const at = (ms: number) => new Date(ms).toISOString()

/** Rows of each kind that goes away with time, as old as that. */
async function old(name: string, age: number): Promise<void> {
  const then = at(now() - age)
  const id = `${firstIdAt(now() - age)}${name}`
  await company.services.database.asSystem(async (tx) => {
    await sql`insert into session (tenant_id, id, user_id, generation, created_at, expires_at, seen_at, address, agent)
      values ('000000', ${id}, 'u', 0, ${then}, ${then}, ${then}, '', '')`.execute(tx)
    await sql`insert into captcha (id, answer, expires_at) values (${id}, 'x', ${then})`.execute(tx)
    await sql`insert into login_ticket values (${id}, '000000', 'u', 's', '/', 'u', ${then})`.execute(tx)
    await sql`insert into login_guard values ('000000', ${id}, 1, ${then}, null)`.execute(tx)
    await sql`insert into idempotency_key (tenant_id, user_id, key, fingerprint, at) values ('000000', 'u', ${id}, '', ${then})`.execute(
      tx,
    )
    await sql`insert into client_log values ('000000', ${id}, ${then}, 'u', '{}')`.execute(tx)
    await sql`insert into log_entry (tenant_id, kind, id, at, subject, outcome) values ('000000', 'api', ${id}, ${then}, 'x', '')`.execute(
      tx,
    )
  })
}
const kinds = {
  session: 'id',
  captcha: 'id',
  login_ticket: 'id_hash',
  login_guard: 'subject',
  idempotency_key: 'key',
  client_log: 'id',
  log_entry: 'id',
}
/** The tables that still have the row of this name. */
async function left(name: string): Promise<string[]> {
  const found: string[] = []
  for (const [table, column] of Object.entries(kinds))
    if ((await count(table, sql`${sql.id(column)} like ${`%${name}`}`)) > 0) found.push(table)
  return found
}

describe('what is old', () => {
  test('goes, each kind after its time, however much of it there is', async () => {
    await old('week', 7 * day)
    await old('year', 365 * day)
    const { database } = company.services
    await database.asSystem((tx) =>
      sql`insert into captcha select 'many' || g, 'x', ${at(now() - 1000)} from generate_series(1, 2500) g`.execute(tx),
    )
    expect(await run()).toEqual({ state: 'working' })
    expect(await left('week')).toEqual(['client_log', 'log_entry'])
    expect(await left('year')).toEqual([])
    expect(await count('captcha')).toBe(0)
  })
})

describe('a clock that is ahead for a while', () => {
  test('takes nothing away for good, and says so', async () => {
    await run()
    await old('here', 40 * day)
    await old('lately', -3_600_000)
    wrongBy = 365 * day
    expect(await run()).toMatchObject({ state: 'waiting', jumpedBy: 365 * day })
    expect(await left('here')).toEqual(Object.keys(kinds))
    expect(company.logged.join()).toMatch(/differ by 525600 min\. Nothing is taken away/)
    wrongBy = 0
    expect(await run()).toEqual({ state: 'working' })
    expect(await left('lately')).toContain('session')
    expect(await left('here')).toEqual(['log_entry'])
  })

  test('does not so at a new start either', async () => {
    await run()
    await old('before', 40 * day)
    wrongBy = 365 * day
    const { createPrune } = await import('./prune.ts')
    const { database } = company.services
    const next = createPrune({ database, clock: () => new Date(now()), monotonic: () => passed, log: () => undefined })
    expect(await next.run()).toMatchObject({ state: 'waiting' })
    expect(await left('before')).toEqual(Object.keys(kinds))
    await next.close()
  })

  test('nor where the clock of the database says something else', async () => {
    await run()
    await old('witness', 40 * day)
    const { createPrune } = await import('./prune.ts')
    const needs = { clock: () => new Date(now()), monotonic: () => passed, log: () => undefined }
    const database: Database = { ...company.services.database, home: 'plant' }
    const wrong = createPrune({ ...needs, database, wall: () => Date.now() + 3_600_000 })
    expect(await wrong.run()).toMatchObject({ state: 'waiting' })
    expect(await left('witness')).toEqual(Object.keys(kinds))
    await wrong.close()
    const right = createPrune({ ...needs, database })
    expect(await right.run()).toEqual({ state: 'working' })
    await right.close()
  })

  test('signs nobody out for good, and what was signed in then ends as it should', async () => {
    const before = await company.grant('sales')
    wrongBy = 365 * day
    await run()
    const ahead = await company.grant('buyer')
    expect((await user(ahead.body.access_token)).status).toBe(200)
    wrongBy = 0
    await run()
    expect((await user(before.body.access_token)).status).toBe(200)
    expect((await user(ahead.body.access_token)).status).toBe(200)
    expect(await count('session', sql`expires_at > ${at(now() + 31 * day)} or seen_at > ${at(now())}`)).toBe(0)
    passed += 31 * day
    expect((await user(ahead.body.access_token)).status).toBe(401)
    expect((await company.refresh(ahead.body.refresh_token ?? '')).status).toBe(401)
  })

  test('makes nobody wait longer than for other failures', async () => {
    wrongBy = 365 * day
    for (let failure = 0; failure < 11; failure++) await company.grant('planner', 'wrong')
    expect((await company.grant('planner')).status).toBe(429)
    wrongBy = 0
    expect((await company.grant('planner')).status).toBe(200)
    // All come from one address, whose failures count as of now.
    expect((await company.grant('worker')).status).toBe(200)
  })

  test('does not keep a phone from its code', async () => {
    const send = async () =>
      company.api.post(authCalls.sendCode, { query: { tenantId: '000000', phone: await company.seal('13800000000') } })
    wrongBy = 365 * day
    expect((await send()).status).toBe(200)
    wrongBy = 0
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })
})

describe('a clock that stays where it jumped to', () => {
  test('is believed after hours, or when an administrator confirms the time', async () => {
    await run()
    wrongBy = 400 * day
    await old('waits', 100 * day)
    expect(await run()).toMatchObject({ state: 'waiting' })
    passed += settledAfter
    expect(await run()).toEqual({ state: 'working' })
    expect(await left('waits')).toEqual([])

    wrongBy = 0
    await old('confirmed', 100 * day)
    expect(await run()).toMatchObject({ state: 'waiting' })
    expect(await company.services.prune.confirm()).toEqual({ state: 'working' })
    expect(await left('confirmed')).toEqual([])
  })
})
