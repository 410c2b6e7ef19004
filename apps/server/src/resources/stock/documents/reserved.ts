import { type AnyRecord, isEmpty, movementsOf, type Posting } from '@bip/contract'
import { stockReservation } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
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
type Part = { balanceId: string; quantity: string }

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
 * What is issued for an order is taken of what was kept for it, as far as it comes from the same places; a reservation of which nothing is
 * left is used. Runs before the issue is posted, in its transaction.
 */
export async function takeOfReserved(context: Context, posting: Posting, record: AnyRecord): Promise<void> {
  const { tx, session } = context
  const lines = (Array.isArray(record.lines) ? record.lines : []) as Values[]
  const orders = ordersOf(lines)
  if ((await keptFor(context, orders)).length === 0) return
  const movements = movementsOf(posting, record)
  // All that the document will touch, at once and in one order: nobody who posts to the same places waits crosswise.
  await lock(context, 'stock_balance', movements.map(balanceId))
  await sql`select from stock_reservation where tenant_id = ${session.tenantId} and reserved_for = any(${orders}::text[])
    order by id for no key update`.execute(tx)
  const left = (await keptFor(context, orders)).map((kept) => ({ ...kept, open: Big(kept.quantity) }))
  const used: Part[] = []
  for (const movement of movements) {
    const [id, order] = [balanceId(movement), lines[movement.lineNo - 1]?.sourceNo]
    let wanted = Big(movement.quantity).abs()
    for (const kept of left.filter((one) => one.balanceId === id && one.reservedFor === order)) {
      const part = kept.open.lt(wanted) ? kept.open : wanted
      if (part.lte(0)) continue
      kept.open = kept.open.minus(part)
      wanted = wanted.minus(part)
      used.push({ balanceId: id, quantity: part.toFixed(4) })
    }
  }
  await keep(context, used, -1)
  for (const [id, parts] of Map.groupBy(left, ({ reservationId }) => reservationId)) {
    if (parts.every(({ open, quantity }) => open.eq(quantity))) continue
    const rest = parts.filter(({ open }) => open.gt(0))
    const allocations = rest.map((part) => ({ id: part.id, balanceId: part.balanceId, quantity: part.open.toFixed(4) }))
    const values = { allocations, ...(rest.length === 0 && { reservationStatus: 'used' }) }
    await setValues(context, model, { id, values, operation: 'issue' })
  }
}
