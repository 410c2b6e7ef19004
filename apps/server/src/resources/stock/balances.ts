import { createHash } from 'node:crypto'
import { type Balance, type Movement, type StockPlace, stockKey } from '@bip/contract'
import { stockBalance } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { modelOf } from '../../model/model.ts'
import { rowOf } from '../draft/rows.ts'
import { insertMissing } from './insertMissing.ts'

const model = modelOf(stockBalance)

/** The id of a balance is made of its place, so that no place has two. */
export const balanceId = (place: StockPlace): string => createHash('md5').update(stockKey(place)).digest('hex')

/** Asked for so many places at once, in the order of their ids: two that post to the same places never wait for each other crosswise. */
const inOrder = (movements: readonly StockPlace[]): (StockPlace & { id: string })[] =>
  [...new Map(movements.map((place) => [balanceId(place), place]))]
    .map(([id, place]) => ({ ...place, id }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))

/**
 * Locks the balances of movements until the transaction ends and answers what lies there, by key. Places without a balance get an empty
 * one.
 */
export async function lockBalances(
  tx: Tx,
  tenantId: string,
  movements: readonly Movement[],
  at: Date,
): Promise<Map<string, Balance>> {
  const places = inOrder(movements)
  const ids = places.map(({ id }) => id)
  const { rows: there } = await sql<{ id: string }>`select id from stock_balance
    where tenant_id = ${tenantId} and id = any(${ids}::text[])`.execute(tx)
  const known = new Set(there.map(({ id }) => id))
  const time = at.toISOString()
  const empty = { quantity: '0.0000', reserved: '0.0000', available: '0.0000', value: '0.00' }
  await insertMissing(
    tx,
    model.table,
    places
      .filter(({ id }) => !known.has(id))
      .map((place) => ({
        ...{ tenant_id: tenantId, id: place.id, version: 1, create_time: time, update_time: time, is_deleted: false },
        ...rowOf(model, { ...place, ...empty, stockName: place.id }),
      })),
  )
  const { rows } = await sql<Balance & { id: string }>`select id, quantity::text, reserved::text, value::text from stock_balance
    where tenant_id = ${tenantId} and id = any(${ids}::text[]) order by id for no key update`.execute(tx)
  const keys = new Map(places.map((place) => [place.id, stockKey(place)]))
  return new Map(rows.map(({ id, ...balance }) => [keys.get(id) ?? '', balance]))
}

type Change = { id: string; quantity: string; value: string; allow: boolean; expiresOn: string | null; name: string }

/**
 * Adds to balances in one conditional statement: none goes below what is reserved of it unless its warehouse allows it. Answers how many
 * changed, which is less than were asked for where one would.
 */
export async function addToBalances(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  changes: readonly Change[],
  { at, postedOn }: { at: Date; postedOn: string },
): Promise<number> {
  const { numAffectedRows } = await sql`update stock_balance b set quantity = b.quantity + c.quantity,
      available = b.quantity + c.quantity - b.reserved, value = b.value + c.value, stock_name = c.name,
      expires_on = coalesce(b.expires_on, c."expiresOn"), first_in_on = coalesce(b.first_in_on, ${postedOn}::date),
      last_moved_on = greatest(b.last_moved_on, ${postedOn}::date), version = b.version + 1, update_user = ${userId},
      update_time = ${at.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id text, quantity numeric, value numeric, allow boolean,
      "expiresOn" date, name text)
    where b.tenant_id = ${tenantId} and b.id = c.id and (c.quantity >= 0 or c.allow or b.quantity + c.quantity >= b.reserved)`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}
