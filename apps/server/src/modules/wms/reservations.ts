import { type AnyRecord, allocate, label, type Offered } from '@bip/contract'
import { stockReservation } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import { localDay } from '../../kinds/zone.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { notPossible } from '../../model/notPossible.ts'
import { isHeld } from '../../resources/stock/documents/inspected.ts'
import { keep } from '../../resources/stock/documents/reserved.ts'
import { insertOwn, setValues } from '../../resources/write/setValues.ts'

const model = modelOf(stockReservation)

const tooLittle = label(
  '可预留 {free}，需要 {wanted}：请减少数量，或先释放其他预留',
  '{free} can be reserved, {wanted} are wanted. Take less, or release another reservation first',
  'Chỉ giữ được {free}, cần {wanted}: hãy giảm số lượng hoặc bỏ giữ phần khác',
)

/** Neither what waits for its inspection nor what is no longer good is kept for anybody. */
const mayBeKept = (tenantId: string, today: string) =>
  sql`not ${isHeld(tenantId, sql`b`)} and (b.expires_on is null or b.expires_on >= ${today}::date)`

/** Locks what is free of a material in a warehouse and answers what to take, by the warehouse's own rule. */
async function partsFor({ tx, session, place, at }: Context, values: Values): Promise<{ balanceId: string; quantity: string }[]> {
  const { rows } =
    await sql<Offered>`select b.id, b.available::text, b.expires_on::text as "expiresOn", b.first_in_on::text as "firstInOn",
      l.location_name as "locationName"
    from stock_balance b left join warehouse_location l on l.tenant_id = b.tenant_id and l.id = b.location_id
    where b.tenant_id = ${session.tenantId} and b.material_id = ${values.materialId} and b.warehouse_id = ${values.warehouseId}
      and b.available > 0 and not b.is_deleted and ${mayBeKept(session.tenantId, localDay(at, place.timeZone))} order by b.id for no key update of b`.execute(
      tx,
    )
  const { rows: rules } = await sql<{ rule: string | null }>`select picking_rule as rule from warehouse
    where tenant_id = ${session.tenantId} and id = ${values.warehouseId}`.execute(tx)
  const wanted = String(values.quantity)
  const { parts, open } = allocate(wanted, rows, rules[0]?.rule ?? null)
  if (Number(open) === 0) return parts
  const free = rows.reduce((sum, { available }) => sum.plus(available), Big(0))
  throw notPossible(place, tooLittle, { free: free.toFixed(), wanted: Big(wanted).toFixed() })
}

/** Takes what is free for a reservation and notes what it took. */
async function take(context: Context, record: AnyRecord): Promise<void> {
  const parts = await partsFor(context, record)
  await keep(context, parts, 1)
  const allocations = parts.map((part) => ({ id: newId(), ...part }))
  await setValues(context, model, { id: record.id, values: { allocations }, operation: 'reserve' })
}

const allocationsOf = ({ allocations }: AnyRecord) =>
  (Array.isArray(allocations) ? allocations : []).map(({ balanceId, quantity }) => ({
    balanceId: String(balanceId),
    quantity: String(quantity),
  }))

export const reservationExtension: Extension = {
  operations: {
    reserve: take,
    release: (context, record) => keep(context, allocationsOf(record), -1),
  },
}

/** What is to be kept for somebody, first of all in the warehouse that is named. */
export type Wanted = { materialId: string; warehouseId?: unknown; quantity: Big; reservedFor: unknown; neededOn: unknown }

/** Keeps what is free, the fullest warehouse first, as far as it goes: a reservation for each. Answers how much was kept. */
export async function keepFree(context: Context, { materialId, warehouseId, quantity, ...why }: Wanted): Promise<Big> {
  const { tx, session } = context
  const { rows } = await sql<{
    warehouse: string
    free: string
  }>`select b.warehouse_id as warehouse, sum(b.available)::text as free
    from stock_balance b join warehouse w on w.tenant_id = b.tenant_id and w.id = b.warehouse_id and w.is_active and not w.is_deleted
    where b.tenant_id = ${session.tenantId} and b.material_id = ${materialId} and b.available > 0 and not b.is_deleted
      and ${mayBeKept(session.tenantId, localDay(context.at, context.place.timeZone))}
    group by 1 order by (b.warehouse_id = ${warehouseId ?? ''}) desc, sum(b.available) desc`.execute(tx)
  let open = quantity
  for (const { warehouse, free } of rows) {
    if (open.lte(0)) break
    const part = open.gt(free) ? Big(free) : open
    const values = { materialId, warehouseId: warehouse, quantity: part.toFixed(4), ...why, allocations: [] }
    await take(context, await insertOwn(context, model, { ...values, reservationStatus: 'active' }))
    open = open.minus(part)
  }
  return quantity.minus(open)
}

/** Gives free what is still kept for somebody. */
export async function releaseFor(context: Context, reservedFor: string): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql<{ id: string }>`select id from stock_reservation where tenant_id = ${session.tenantId}
    and reserved_for = ${reservedFor} and reservation_status = 'active' and not is_deleted order by id for no key update`.execute(
    tx,
  )
  for (const { id } of rows) {
    const setting = { id, values: { reservationStatus: 'released' }, operation: 'release' }
    await keep(context, await allocatedTo(context, id), -1)
    await setValues(context, model, setting)
  }
}

async function allocatedTo({ tx, session }: Context, id: string): Promise<{ balanceId: string; quantity: string }[]> {
  const { rows } = await sql<{ balanceId: string; quantity: string }>`select balance_id as "balanceId", quantity::text
    from stock_reservation_allocations where tenant_id = ${session.tenantId} and parent_id = ${id}`.execute(tx)
  return rows
}
