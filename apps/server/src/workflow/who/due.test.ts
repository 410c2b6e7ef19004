import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../services/session.ts'
import { type Office, openOffice } from '../testing/office.ts'
import { dueAfter } from './due.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.stop())

const shanghai = 'Asia/Shanghai'
const local = (text: string): Date => new Date(`${text}:00+08:00`)

/** When something is due that is given so many hours, by the clock on the wall. */
async function dueIn(hours: number, begun: string): Promise<string> {
  const { config, database } = office.services
  const session = { tenantId: config.tenantId, timeZone: shanghai } as Session // all that is asked of it
  const due = await database.asTenant(config.tenantId, (tx) =>
    dueAfter({ tx, session, at: local(begun) }, { hours, dueAt: null }),
  )
  return new Date(due ?? 0).toISOString()
}

test('a deadline in working hours passes over nights and weekends, and over holidays of the plant', async () => {
  const { config, database } = office.services
  // A Wednesday, at three in the afternoon: two hours are left of it.
  expect(await dueIn(4, '2026-09-30T15:00')).toBe(local('2026-10-01T10:00').toISOString())
  await database.asTenant(config.tenantId, async (tx) => {
    await sql`insert into work_calendar (tenant_id, id, calendar_code, calendar_name, is_active)
      values (${config.tenantId}, 'plant', 'PLANT', '工厂日历', true)`.execute(tx)
    await sql`insert into work_calendar_exceptions (tenant_id, id, parent_id, line_no, from_day, to_day, is_working)
      values (${config.tenantId}, 'national', 'plant', 1, '2026-10-01', '2026-10-07', false),
        (${config.tenantId}, 'saturday', 'plant', 2, '2026-10-10', '2026-10-10', true)`.execute(tx)
  })
  expect(await dueIn(4, '2026-09-30T15:00')).toBe(local('2026-10-08T10:00').toISOString())
  // The Saturday behind it is worked instead.
  expect(await dueIn(10, '2026-10-09T08:00')).toBe(local('2026-10-10T10:00').toISOString())
})
