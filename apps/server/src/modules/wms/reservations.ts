import { type AnyRecord, allocate, label, type Offered } from '@bip/contract'
import { stockReservation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { notPossible } from '../../model/notPossible.ts'
import { setValues } from '../../resources/write/setValues.ts'

const model = modelOf(stockReservation)

const tooLittle = label(
  '可预留 {free}，需要 {wanted}：请减少数量，或先释放其他预留',
  '{free} can be reserved, {wanted} are wanted. Take less, or release another reservation first',
  'Chỉ giữ được {free}, cần {wanted}: hãy giảm số lượng hoặc bỏ giữ phần khác',
)

/** Locks what is free of a material in a warehouse and answers what to take, by the warehouse's own rule. */
async function partsFor({ tx, session, place }: Context, values: Values): Promise<{ balanceId: string; quantity: string }[]> {
  const { rows } =
    await sql<Offered>`select id, available::text, expires_on::text as "expiresOn", first_in_on::text as "firstInOn"
    from stock_balance where tenant_id = ${session.tenantId} and material_id = ${values.materialId}
      and warehouse_id = ${values.warehouseId} and available > 0 and not is_deleted order by id for no key update`.execute(tx)
  const { rows: rules } = await sql<{ rule: string | null }>`select picking_rule as rule from warehouse
    where tenant_id = ${session.tenantId} and id = ${values.warehouseId}`.execute(tx)
  const wanted = String(values.quantity)
  const { parts, open } = allocate(wanted, rows, rules[0]?.rule ?? null)
  if (Number(open) === 0) return parts
  const free = rows.reduce((sum, { available }) => sum + Number(available), 0)
  throw notPossible(place, tooLittle, { free: String(free), wanted: String(Number(wanted)) })
}

/** Adds to what is reserved of balances, or takes from it; never more than there is. */
export async function reserve({ tx, session }: Context, parts: readonly { balanceId: string; quantity: string }[], sign: 1 | -1) {
  await sql`select from stock_balance where tenant_id = ${session.tenantId} and id = any(${parts.map(({ balanceId }) => balanceId)}::text[])
    order by id for no key update`.execute(tx)
  await sql`update stock_balance b set reserved = b.reserved + ${sign} * p.quantity, available = b.quantity - b.reserved - ${sign} * p.quantity
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p("balanceId" text, quantity numeric)
    where b.tenant_id = ${session.tenantId} and b.id = p."balanceId"`.execute(tx)
}

/** Takes what is free for a reservation and notes what it took. */
async function take(context: Context, record: AnyRecord): Promise<void> {
  const parts = await partsFor(context, record)
  await reserve(context, parts, 1)
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
    release: (context, record) => reserve(context, allocationsOf(record), -1),
  },
}
