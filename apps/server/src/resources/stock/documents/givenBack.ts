import { type AnyRecord, type Core, movementsOf, type Posting } from '@bip/contract'
import { stockReservation } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import { newId } from '../../../db/id.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { setValues } from '../../write/setValues.ts'
import { keep, lockKept, ordersOf, type Part, reservationOf } from './reserved.ts'

const model = modelOf(stockReservation)

/**
 * What a posted issue took of reservations is kept for its orders again when it is rejected, in the same places. Of a reservation that was
 * released since, or whose order is void, it stays free. Runs before the issue is taken back, in its transaction.
 */
export async function giveBack(context: Context, core: Core, posting: Posting, record: AnyRecord): Promise<void> {
  const orders = ordersOf((Array.isArray(record.lines) ? record.lines : []) as Values[])
  if (orders.length === 0) return
  const no = String(record[core.display] ?? '')
  const reservations = await reservationsWith(context, core.key, no)
  if (reservations.length === 0) return
  await lockKept(context, movementsOf(posting, record), reservations)
  const voided = await voidOrders(context, orders)
  for (const id of reservations) {
    const { allocations, issues, reservationStatus, reservedFor } = await reservationOf(context, id)
    const isOwn = (one: { sourceType: string; sourceNo: string }) => one.sourceType === core.key && one.sourceNo === no
    const back = issues.filter(isOwn)
    const rest = issues.filter((one) => !isOwn(one))
    const isFree = reservationStatus === 'released' || voided.has(reservedFor)
    if (!isFree) await keep(context, back, 1)
    const status = isFree ? (allocations.length > 0 ? reservationStatus : 'released') : 'active'
    const values = { allocations: isFree ? allocations : merged(allocations, back), issues: rest, reservationStatus: status }
    await setValues(context, model, { id, values, operation: 'keepAgain' })
  }
}

/** Reservations of which an issue took something. */
async function reservationsWith({ tx, session }: Context, type: string, no: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct parent_id as id from stock_reservation_issues
    where tenant_id = ${session.tenantId} and source_no = ${no} and source_type = ${type} order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Which of these sales orders nothing is delivered for any more. Other orders, such as projects, are never void here. */
async function voidOrders({ tx, session }: Context, orders: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ no: string }>`select no from sale_order where tenant_id = ${session.tenantId}
    and no = any(${orders}::text[]) and (is_deleted or process_status <> 'approved')`.execute(tx)
  return new Set(rows.map(({ no }) => no))
}

/** What is kept with what is given back, each balance once. */
function merged<Kept extends Part & { id: string }>(kept: readonly Kept[], back: readonly Part[]): (Part & { id: string })[] {
  const all = [...kept, ...back.map(({ balanceId, quantity }) => ({ id: newId(), balanceId, quantity }))]
  return [...Map.groupBy(all, ({ balanceId }) => balanceId).values()].flatMap(([first, ...more]) =>
    first
      ? {
          id: first.id,
          balanceId: first.balanceId,
          quantity: more.reduce((sum, { quantity }) => sum.plus(quantity), Big(first.quantity)).toFixed(4),
        }
      : [],
  )
}
