import { type Health, type HealthDetail, plus } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstIdAt } from '../../db/id.ts'
import { type Company, startCompany } from '../../testing/company.ts'

const megabyte = 1024 * 1024
const start = Date.parse('2026-11-20T08:00:00Z')
let company: Company
let admin: string
let free = 5000 * megabyte
let wrongBy = 0

beforeAll(async () => {
  company = await startCompany({ freeBytes: () => free, clock: () => new Date(start + wrongBy), monotonic: () => 0 })
  admin = await company.signIn('admin')
})
afterAll(() => company.stop())

const health = async () => (await company.api.get<Health>(plus.health)).body.data
const detail = async () => (await company.api.get<HealthDetail>(plus.healthDetail, { token: admin })).body.data

test('health tells everybody in single words how the database and the disk are', async () => {
  await expect.poll(async () => (await health()).database).toBe('up')
  expect(await health()).toEqual({
    status: 'up',
    isFull: false,
    database: 'up',
    storage: 'enough',
    checkedAt: expect.any(String),
  })
  free = 100 * megabyte
  expect(await health()).toMatchObject({ status: 'limited', storage: 'low' })
  free = megabyte
  expect(await health()).toMatchObject({ status: 'limited', storage: 'full' })
  free = 5000 * megabyte
  expect(await health()).toMatchObject({ status: 'up', storage: 'enough' })
})

test('a database that does not answer is told as down', async () => {
  const { database } = company.services
  const { asSystem } = database
  await expect
    .poll(
      async () => {
        database.asSystem = () => Promise.reject(new Error('gone'))
        return health()
      },
      { timeout: 10_000 },
    )
    .toMatchObject({ status: 'limited', database: 'down' })
  database.asSystem = asSystem
  await expect.poll(health, { timeout: 10_000 }).toMatchObject({ status: 'up', database: 'up' })
})

test('its figures are for administrators of the first tenant', async () => {
  const { database, outbox } = company.services
  // Nobody delivers any more.
  await outbox.close()
  await database.asSystem((tx) =>
    sql`insert into outbox (tenant_id, id, kind, payload)
      values ('000000', ${`${firstIdAt(start - 120_000)}00000000`}, 'nobody’s', '{}')`.execute(tx),
  )
  expect(await detail()).toMatchObject({
    status: 'up',
    disk: { free: 5000 * megabyte, size: expect.any(Number), lowBelow: 128 * megabyte },
    outbox: { waiting: 1, oldestSeconds: 120 },
    upkeep: { state: 'working' },
  })
  const sales = await company.signIn('sales')
  expect((await company.api.get(plus.healthDetail, { token: sales })).status).toBe(403)
  const other = company.tokenFor({ tenantId: '200000', permissions: { tenant_view: 'all', tenant_edit: 'all' } })
  expect((await company.api.get(plus.healthDetail, { token: other })).status).toBe(403)
  expect((await company.api.post(plus.confirmTime, { token: other })).status).toBe(403)
  expect((await company.api.get(plus.healthDetail)).status).toBe(401)
})

test('upkeep that waits because of the clock is told, and goes on when an administrator confirms the time', async () => {
  await company.services.prune.run()
  wrongBy = 10 * 86_400_000
  await company.services.prune.run()
  admin = await company.signIn('admin')
  expect((await detail()).upkeep).toMatchObject({ state: 'waiting', jumpedBySeconds: 10 * 86_400 })
  const sales = await company.signIn('sales')
  expect((await company.api.post(plus.confirmTime, { token: sales })).status).toBe(403)
  expect((await company.api.post(plus.confirmTime, { token: admin })).status).toBe(200)
  expect((await detail()).upkeep).toEqual({ state: 'working' })
  const log = await company.api.get<{ records: { subject: string; outcome: string }[] }>(plus.logs, {
    token: admin,
    query: { kind: 'usual', search: 'clock' },
  })
  expect(log.body.data.records[0]).toMatchObject({ subject: '系统时间 server', outcome: '确认' })
})
