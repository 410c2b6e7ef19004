import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { differencesAfter } from '../../../resources/stock/differences.ts'
import { type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'
import { movesOf } from './rows.ts'
import { fillWithStock } from './stockLoad.ts'

let server: RecordsServer
beforeAll(async () => {
  server = await startRecordsServer()
})
afterAll(() => server.stop())

const indexes = () =>
  server.services.database.asSystem(async (tx) => {
    const { rows } = await sql<{ made: string }>`select indexdef as made from pg_indexes
      where tablename in ('stock_balance', 'stock_entry', 'stock_day') order by 1`.execute(tx)
    return rows.map(({ made }) => made)
  })

it('adds a ledger whose balances and days are the sums of its entries, goes on where it was ended, and leaves every index', async () => {
  const { database, config } = server.services
  const loading = { database, config: { ...config, tenantId: 'alpha' } }
  const before = await indexes()
  const size = { balances: 400, moves: movesOf(5), warehouses: 2, places: 20, materials: 50 }
  const end = (line: string) => {
    if (line.includes('800 of')) throw new Error('ended')
  }
  await expect(fillWithStock(loading, end, size)).rejects.toThrow('ended')
  await fillWithStock(loading, () => undefined, size)
  await fillWithStock(loading, () => undefined, size)
  expect(await indexes()).toEqual(before)

  await database.asTenant('alpha', async (tx) => {
    const { rows } = await sql<{ count: number; quantity: string }>`select count(*)::int as count, sum(quantity)::text as quantity
      from stock_entry`.execute(tx)
    expect(rows).toEqual([{ count: 2000, quantity: `${400 * 7}.0000` }])
    expect((await differencesAfter(tx, 'alpha', '')).found).toEqual([])
    const days = await sql`select material_id, warehouse_id, posted_on from (
        select material_id, warehouse_id, posted_on, greatest(quantity, 0) as came, greatest(-quantity, 0) as went, value from stock_entry
        union all select material_id, warehouse_id, posted_on, -received, -issued, issued_value - received_value from stock_day) x
      group by 1, 2, 3 having sum(came) <> 0 or sum(went) <> 0 or sum(value) <> 0`.execute(tx)
    expect(days.rows).toEqual([])
  })
  const { data, msg } = await server.as('alpha.admin').get('/blade-bip/plus/query/stock-card', { materialId: 'load-m0' })
  expect(data?.length, msg).toBeGreaterThan(1)
  expect(data.at(-1)).toMatchObject({ balance: expect.stringMatching(/^\d+\.0000$/) })
})
