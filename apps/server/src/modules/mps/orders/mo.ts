import { type AnyRecord, isEmpty, label } from '@bip/contract'
import { moItem } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import { addDays } from '../../../base/days.ts'
import { writeHistory } from '../../../model/changes.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { leavePlan } from '../leavePlan.ts'
import { planMoved } from '../planMoved.ts'
import { insertItems, operationsFor, type Part, recount } from './items.ts'
import { routeFor } from './routeFor.ts'

const itemModel = modelOf(moItem)

const tooMuch = label(
  '未拆分数量只有 {open}，要拆分 {wanted}；请减少数量或项数',
  'Only {open} is still to be split, {wanted} is wanted. Take less, or fewer items',
  'Chỉ còn {open} chưa tách, cần {wanted}. Hãy giảm số lượng hoặc số phần',
)
const below = label(
  '已拆分 {split}，数量不能少于它；请先取消明细',
  '{split} is split already, so the quantity cannot be less. Cancel items first',
  'Đã tách {split} nên số lượng không thể ít hơn. Hãy hủy mục trước',
)
const begun = label(
  '明细 {no} 已开工，不能取消订单；请先暂停并取消它',
  'The item {no} is under way, so the order cannot be cancelled. Pause and cancel it first',
  'Mục {no} đang làm nên không thể hủy lệnh. Hãy tạm dừng và hủy nó trước',
)

const nothingToUndo = label(
  '明细 {no} 已开工、领料或报工，没有可撤销的拆分；请先暂停并取消它',
  'The item {no} was begun, or has material or hours, and no other item is left to undo. Pause and cancel it first',
  'Mục {no} đã bắt đầu, lĩnh vật tư hoặc báo giờ nên không còn phần tách nào để hủy. Hãy tạm dừng và hủy nó trước',
)

/** A route where none was named, hours by it, and never fewer pieces than its items have. */
async function settle(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const split = Big(String(before?.splitQuantity ?? 0))
  if (split.gt(String(values.quantity ?? 0))) throw notPossible(context.place, below, { split: split.toString() })
  values.openQuantity = Big(String(values.quantity ?? 0))
    .minus(split)
    .toFixed(4)
  if (!before && isEmpty(values.routeId)) values.routeId = await routeFor(context, values)
  if (before && before.routeId === values.routeId && before.quantity === values.quantity) return
  const operations = await operationsFor(context, values.routeId, values.quantity)
  values.plannedHours = operations.reduce((sum, { plannedHours }) => sum.plus(String(plannedHours)), Big(0)).toFixed(2)
}

const dayAfter = (day: unknown, days: number): string | null => (typeof day === 'string' ? addDays(day, days) : null)

/** So many items of one size, due one after the other; never more than is open. */
async function split(context: Context, order: AnyRecord, args: Values): Promise<{ ids: string[] }> {
  const [each, parts] = [Big(String(args.partQuantity)), Number(args.parts ?? 1)]
  const wanted = each.times(parts)
  const open = Big(String(order.openQuantity ?? order.quantity))
  if (wanted.gt(open)) throw notPossible(context.place, tooMuch, { open: open.toString(), wanted: wanted.toString() })
  const items = Array.from({ length: parts }, (_, at): Part => {
    const dueDate = dayAfter(args.firstDue ?? order.dueDate, at * Number(args.everyDays ?? 0))
    return { quantity: each.toFixed(4), workGroupId: args.workGroupId, dueDate }
  })
  return { ids: await insertItems(context, order, items) }
}

/** One item of all that is open. */
const generate = async (context: Context, order: AnyRecord): Promise<{ ids: string[] }> => {
  const open = Big(String(order.openQuantity ?? order.quantity))
  if (open.lte(0)) throw notPossible(context.place, tooMuch, { open: open.toString(), wanted: '1' })
  return { ids: await insertItems(context, order, [{ quantity: open.toFixed(4) }]) }
}

/** Items that nobody began, took material for or reported hours on are cancelled; what they were over is open again. */
async function unsplit(context: Context, order: AnyRecord): Promise<{ ids: string[] }> {
  const { tx, session, at, place } = context
  const { rows } = await sql<{
    id: string
    version: number
  }>`update mo_item i set item_status = 'cancelled', version = version + 1,
      update_user = ${session.userId}, update_time = ${at.toISOString()}
    where i.tenant_id = ${session.tenantId} and i.mo_id = ${order.id} and not i.is_deleted and i.item_status in ('planned', 'released')
      and coalesce(i.finished_quantity, 0) = 0 and coalesce(i.reported_hours, 0) = 0
      and coalesce(i.requisition_status, '0') = '0' and not exists (select from mo_item p where p.tenant_id = i.tenant_id
        and p.parent_item_id = i.id and not p.is_deleted and p.item_status not in ('planned', 'released', 'cancelled'))
    returning i.id, i.version`.execute(tx)
  if (rows.length === 0) {
    const { rows: kept } = await sql<{ no: string }>`select item_no as no from mo_item where tenant_id = ${session.tenantId}
      and mo_id = ${order.id} and not is_deleted and item_status <> 'cancelled' order by item_no limit 1`.execute(tx)
    throw notPossible(place, nothingToUndo, { no: kept[0]?.no ?? '' })
  }
  const cancelled = rows.map(({ id, version }) => ({ recordId: id, version, operation: 'cancel', changes: {} }))
  await writeHistory(tx, session, itemModel, at, cancelled)
  const ids = rows.map(({ id }) => id)
  await leavePlan(context, ids)
  await planMoved(context)
  return { ids }
}

/** Items that had the day and the priority of their order follow it. */
async function adjust(context: Context, order: AnyRecord, args: Values): Promise<void> {
  const { tx, session, at } = context
  const { dueDate = order.dueDate, priority = order.priority } = args
  await sql`update mo_item set due_date = case when due_date is not distinct from ${order.dueDate}::date then ${dueDate}::date else due_date end,
      priority = case when priority is not distinct from ${order.priority} then ${priority} else priority end,
      version = version + 1, update_user = ${session.userId}, update_time = ${at.toISOString()}
    where tenant_id = ${session.tenantId} and mo_id = ${order.id} and not is_deleted and item_status not in ('done', 'cancelled')`.execute(
    tx,
  )
  await planMoved(context)
}

/** Items that nobody began go with their order. */
async function cancel(context: Context, order: AnyRecord): Promise<void> {
  const { tx, session, place, at } = context
  const { rows } = await sql<{ no: string }>`select item_no as no from mo_item where tenant_id = ${session.tenantId}
    and mo_id = ${order.id} and not is_deleted and item_status in ('running', 'done') limit 1`.execute(tx)
  if (rows[0]) throw notPossible(place, begun, { no: rows[0].no })
  const { rows: gone } = await sql<{
    id: string
  }>`update mo_item set item_status = 'cancelled', version = version + 1, update_user = ${session.userId},
      update_time = ${at.toISOString()}
    where tenant_id = ${session.tenantId} and mo_id = ${order.id} and not is_deleted and item_status <> 'cancelled' returning id`.execute(
    tx,
  )
  await leavePlan(
    context,
    gone.map(({ id }) => id),
  )
  await planMoved(context)
}

export const moExtension: Extension = {
  beforeSave: settle,
  operations: {
    split: async (context, order, args) => after(context, order, await split(context, order, args)),
    generateItems: async (context, order) => after(context, order, await generate(context, order)),
    unsplit: async (context, order) => after(context, order, await unsplit(context, order)),
    adjust,
    cancel,
  },
}

/** The order's own sums follow what was made of it. */
async function after<T>(context: Context, order: AnyRecord, made: T): Promise<T> {
  await recount(context, order.id)
  return made
}
