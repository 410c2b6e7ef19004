import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'

/**
 * Does something to a set of records: null for each that it was done to. Of a set that is refused as a whole nobody knows which record is
 * meant until it is alone, so its halves are tried; nothing of a refused set stays.
 */
export async function eachOrHalves(
  tx: Tx,
  ids: readonly string[],
  work: (ids: readonly string[]) => Promise<(null | Refusal)[]>,
): Promise<(null | Refusal)[]> {
  await sql`savepoint one_set`.execute(tx)
  try {
    const outcomes = await work(ids)
    await sql`release savepoint one_set`.execute(tx)
    return outcomes
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_set`.execute(tx)
    if (ids.length === 1) return [error]
    const half = Math.ceil(ids.length / 2)
    return [...(await eachOrHalves(tx, ids.slice(0, half), work)), ...(await eachOrHalves(tx, ids.slice(half), work))]
  }
}
