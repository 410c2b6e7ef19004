import { type AnyRecord, type Core, isEmpty, type Movement, movementsOf, type Posting } from '@bip/contract'
import { stockReservation } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import { newId } from '../../../db/id.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { readRecord } from '../../read/read.ts'
import { setValues } from '../../write/setValues.ts'
import { balanceId } from '../balances.ts'

const model = modelOf(stockReservation)

/** A part of a balance that is kept for an order. */
export type Kept = {
  id: string
  reservationId: string
  reservedFor: string
  balanceId: string
  quantity: string
  materialId: string
  warehouseId: string
  locationId: string | null
  locationName: string | null
  lotNo: string | null
  serialNo: string | null
  expiresOn: string | null
  firstInOn: string | null
}
export type Part = { balanceId: string; quantity: string }

/** Adds to what is reserved of balances, or takes from it; never more than there is. */
export async function keep(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  parts: readonly Part[],
  sign: 1 | -1,
): Promise<void> {
  await lock({ tx, session }, 'stock_balance', [...new Set(parts.map((part) => part.balanceId))])
  await sql`update stock_balance b set reserved = b.reserved + ${sign} * p.quantity, available = b.quantity - b.reserved - ${sign} * p.quantity
    from (select "balanceId", sum(quantity) as quantity
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as x("balanceId" text, quantity numeric) group by 1) p
    where b.tenant_id = ${session.tenantId} and b.id = p."balanceId"`.execute(tx)
}

const lock = ({ tx, session }: Pick<Context, 'tx' | 'session'>, table: string, ids: readonly string[]) =>
  sql`select from ${sql.table(table)} where tenant_id = ${session.tenantId} and id = any(${ids}::text[])
    order by id for no key update`.execute(tx)

/** What is kept for orders, by their numbers. */
export async function keptFor({ tx, session }: Pick<Context, 'tx' | 'session'>, orders: readonly string[]): Promise<Kept[]> {
  if (orders.length === 0) return []
  const { rows } = await sql<Kept>`select l.id, r.id as "reservationId", r.reserved_for as "reservedFor", b.id as "balanceId",
      l.quantity::text, b.material_id as "materialId", b.warehouse_id as "warehouseId", b.location_id as "locationId",
      p.location_name as "locationName", b.lot_no as "lotNo", b.serial_no as "serialNo", b.expires_on::text as "expiresOn",
      b.first_in_on::text as "firstInOn"
    from stock_reservation r join stock_reservation_allocations l on l.tenant_id = r.tenant_id and l.parent_id = r.id
    join stock_balance b on b.tenant_id = l.tenant_id and b.id = l.balance_id
    left join warehouse_location p on p.tenant_id = b.tenant_id and p.id = b.location_id
    where r.tenant_id = ${session.tenantId} and r.reservation_status = 'active' and not r.is_deleted
      and r.reserved_for = any(${orders}::text[]) order by r.id, l.line_no`.execute(tx)
  return rows
}

/** The numbers of orders that lines of a document settle. */
export const ordersOf = (lines: readonly Values[]): string[] => [
  ...new Set(lines.flatMap(({ sourceNo }) => (isEmpty(sourceNo) ? [] : String(sourceNo)))),
]

/**
 * Locks reservations and then all balances that a document will touch, each in one order, as whoever releases a reservation does: nobody who
 * posts to the same places waits crosswise.
 */
export async function lockKept(context: Context, movements: readonly Movement[], reservations: readonly string[]): Promise<void> {
  await lock(context, 'stock_reservation', [...new Set(reservations)])
  await lock(context, 'stock_balance', movements.map(balanceId))
}

/**
 * What is issued for an order is taken of what was kept for it, as far as it comes from the same places, and noted there by the issue; a
 * reservation of which nothing is left is used. Runs before the issue is posted, in its transaction.
 */
export async function takeOfReserved(context: Context, core: Core, posting: Posting, record: AnyRecord): Promise<void> {
  const lines = (Array.isArray(record.lines) ? record.lines : []) as Values[]
  const orders = ordersOf(lines)
  const found = await keptFor(context, orders)
  if (found.length === 0) return
  const movements = movementsOf(posting, record)
  await lockKept(
    context,
    movements,
    found.map(({ reservationId }) => reservationId),
  )
  const left = (await keptFor(context, orders)).map((kept) => ({ ...kept, open: Big(kept.quantity) }))
  for (const movement of movements) {
    const [id, order] = [balanceId(movement), lines[movement.lineNo - 1]?.sourceNo]
    let wanted = Big(movement.quantity).abs()
    for (const kept of left.filter((one) => one.balanceId === id && one.reservedFor === order)) {
      const part = kept.open.lt(wanted) ? kept.open : wanted
      if (part.lte(0)) continue
      kept.open = kept.open.minus(part)
      wanted = wanted.minus(part)
    }
  }
  const taken = left.flatMap((part) => {
    const quantity = Big(part.quantity).minus(part.open)
    return quantity.gt(0) ? { ...part, quantity: quantity.toFixed(4) } : []
  })
  await keep(context, taken, -1)
  const source = { sourceType: core.key, sourceNo: String(record[core.display] ?? '') }
  for (const [id, parts] of Map.groupBy(taken, ({ reservationId }) => reservationId)) {
    const reservation = await reservationOf(context, id)
    const rest = left.filter((one) => one.reservationId === id && one.open.gt(0))
    const allocations = rest.map((part) => ({ id: part.id, balanceId: part.balanceId, quantity: part.open.toFixed(4) }))
    const noted = parts.map((part) => ({ id: newId(), ...source, balanceId: part.balanceId, quantity: part.quantity }))
    const values = {
      allocations,
      issues: [...reservation.issues, ...noted],
      ...(rest.length === 0 && { reservationStatus: 'used' }),
    }
    await setValues(context, model, { id, values, operation: 'issueReserved' })
  }
}

type Issue = Part & { id: string; sourceType: string; sourceNo: string }
type Reservation = { reservationStatus: string; reservedFor: string; allocations: (Part & { id: string })[]; issues: Issue[] }

/** A reservation with what is still kept and what was issued of it. */
export async function reservationOf({ tx, session }: Context, id: string): Promise<Reservation> {
  const record = await readRecord(tx, session.tenantId, model, id, { lines: true })
  return record as unknown as Reservation // as its resource declares it
}
