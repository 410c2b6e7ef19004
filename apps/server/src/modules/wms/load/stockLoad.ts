import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { Services } from '../../../services/services.ts'
import { readFact, writeFact } from '../../../tenancy/facts.ts'
import { buildIndexes, dropIndexes } from './indexes.ts'
import { insertBalances, insertDays, insertEntries, insertMasterData, type LoadSize, movesOf } from './rows.ts'

type Loading = Pick<Services, 'config' | 'database'>

/** Milliseconds that one statement of it may take: an index over twenty million rows takes a minute. */
const timeout = 1_800_000
const tables = ['stock_balance', 'stock_entry', 'stock_day'] as const

/** How much is laid down for so many entries: a balance for two of them at least, and a million balances at most. */
export function sizeFor(entries: number): LoadSize {
  const balances = Math.min(1_000_000, Math.max(1, Math.floor(entries / 2)))
  const moves = movesOf(Math.max(1, Math.floor(entries / balances)))
  return { balances, moves, warehouses: 10, places: 10_000, materials: 10_000 }
}

/**
 * Adds a ledger to the demonstration, for measuring: receipts and issues of two years, and balances that are their sums. Indexes are left
 * away meanwhile and built afterwards. A start that was killed goes on where it stopped.
 */
export async function fillWithStock(
  { config, database }: Loading,
  progress: (line: string) => void,
  size: LoadSize,
): Promise<void> {
  const { tenantId } = config
  const total = size.balances * size.moves.length
  const step = <T>(work: (tx: Tx) => Promise<T>) =>
    database.asSystem(
      async (tx) => {
        await sql`set local work_mem = '256MB'`.execute(tx)
        await sql`set local maintenance_work_mem = '1GB'`.execute(tx)
        return work(tx)
      },
      { timeout },
    )
  const known = await step((tx) => readFact(tx, 'stockLoad'))
  if (known && known.indexes.length === 0) return
  if (!known)
    await step(async (tx) => {
      await insertMasterData(tx, tenantId, size)
      const indexes = await dropIndexes(tx, tables)
      await sql`alter table stock_entry disable trigger stock_day_added`.execute(tx)
      await insertBalances(tx, tenantId, size)
      await insertDays(tx, tenantId, size)
      await writeFact(tx, 'stockLoad', { moves: 0, indexes })
    })
  for (let next = known?.moves ?? 0; next < size.moves.length; next += 1) {
    await step(async (tx) => {
      await insertEntries(tx, tenantId, size, next)
      await sql`update installation set value = jsonb_set(value, '{moves}', ${String(next + 1)}::jsonb) where name = 'stockLoad'`.execute(
        tx,
      )
    })
    progress(`load data: ${((next + 1) * size.balances).toLocaleString('en')} of ${total.toLocaleString('en')} entries of stock`)
  }
  await step((tx) => sql`alter table stock_entry enable trigger stock_day_added`.execute(tx))
  await buildIndexes(step, (left) => progress(`load data: ${left} indexes of stock to be built`))
  await step((tx) => sql`analyze stock_balance, stock_entry, stock_day, material, warehouse_location`.execute(tx))
}
