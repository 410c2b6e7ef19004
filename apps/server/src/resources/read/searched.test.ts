import type { AnyRecord, Page } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RecordsServer, startRecordsServer } from '../testing/server.ts'

const customers = '/blade-bip/customer'
/** A little more than what is sorted as a whole. */
const many = 20_100
/** Rows that are made at once. */
const portion = 300

let server: RecordsServer
beforeAll(async () => {
  server = await startRecordsServer()
  const admin = server.as('alpha.admin')
  for (const fullname of ['重庆长安', '苏州精工'])
    expect(await admin.post(`${customers}/submit`, { fullname, level: 'A' })).toMatchObject({ code: 200 })
  const { database } = server.services
  for (let from = 0; from < many; from += portion)
    await database.asSystem((tx) =>
      sql`insert into customer select r.* from customer t cross join generate_series(${from + 1}::int, ${from + portion}::int) n
        cross join lateral jsonb_populate_record(t, jsonb_build_object('id', 'many-' || n, 'cm_code', 'M' || n, 'fullname', '重庆长安 ' || n,
          'create_time', t.create_time - n * interval '1 second', 'level', case when n % 2 = 0 then 'A' else 'B' end)) r
        where t.fullname = '重庆长安'`.execute(tx),
    )
  await database.asSystem((tx) => sql`analyze customer`.execute(tx))
}, 240_000)
afterAll(() => server.stop())

const list = async (query: Record<string, string | number>): Promise<Page<AnyRecord>> =>
  (await server.as('alpha.admin').get(`${customers}/list`, query)).data as Page<AnyRecord> // the shape of every list

describe('a search that nearly every row answers', () => {
  test('shows its first rows in their order and says that the total is a guess', async () => {
    for (const round of ['met', 'known']) {
      const page = await list({ search: '长安', size: 5 })
      expect(
        page.records.map(({ fullname }) => fullname),
        round,
      ).toEqual(['重庆长安', ...[1, 2, 3, 4].map((n) => `重庆长安 ${n}`)])
      expect(page.estimated).toBe(true)
      expect(page.total).toBeGreaterThan(many / 4)
    }
    const second = await list({ search: '长安', size: 5, current: 2 })
    expect(second.records.map(({ fullname }) => fullname)).toEqual([5, 6, 7, 8, 9].map((n) => `重庆长安 ${n}`))
  })

  test('keeps to the other conditions, and what few rows hold is counted', async () => {
    const page = await list({ search: '长安', level: 'B', size: 3 })
    expect(page.records.map(({ fullname }) => fullname)).toEqual([1, 3, 5].map((n) => `重庆长安 ${n}`))
    expect(await list({ search: '精工' })).toMatchObject({ total: 1 })
    expect(await list({ search: '长安', fullname: '苏州' })).toMatchObject({ total: 0, records: [] })
  })
})
