import { type AnyRecord, computeInto, isEmpty, label } from '@bip/contract'
import { mo, moItem, produceRoute } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import { newId } from '../../../db/id.ts'
import { writeHistory } from '../../../model/changes.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { insertRecords } from '../../../resources/draft/rows.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { baseRow } from '../../../resources/write/store.ts'

const [moModel, itemModel, routeModel] = [modelOf(mo), modelOf(moItem), modelOf(produceRoute)]

const tooMuch = label(
  '订单 {no} 数量为 {quantity}，明细合计 {items} 已超出；请减少数量',
  'The order {no} is over {quantity}, but its items come to {items}. Take less',
  'Lệnh {no} có số lượng {quantity} nhưng các mục cộng lại là {items}. Hãy giảm số lượng',
)

/** What a new item is to be. */
export type Part = {
  quantity: string
  workGroupId?: unknown
  dueDate?: unknown
  priority?: unknown
  parentItemId?: string
  remark?: unknown
  /** Default planned, with nothing finished, and the operations of the order's route. */
  itemStatus?: string
  finishedQuantity?: string
  operations?: readonly Values[]
}

export const linesOf = (value: unknown): Values[] => (Array.isArray(value) ? value : [])

/** The operations of a route for so many pieces, with the hours they take. */
export async function operationsFor({ tx, session }: Context, routeId: unknown, quantity: unknown): Promise<Values[]> {
  if (isEmpty(routeId)) return []
  const route = await readRecord(tx, session.tenantId, routeModel, String(routeId), { lines: true })
  return linesOf(route?.steps).map((step) => ({
    id: newId(),
    ...{ stepNo: step.stepNo, processId: step.processId, workGroupId: step.workGroupId, stationId: null },
    ...{ setupMinutes: step.setupMinutes, runMinutes: step.runMinutes, waitMinutes: step.waitMinutes },
    ...{ moveMinutes: step.moveMinutes, crew: step.crew, plannedStart: null, plannedEnd: null, isPinned: false },
    ...{ plannedHours: hoursOf(step, quantity), finishedQuantity: '0.0000', reportedHours: '0.00', note: step.note },
  }))
}

/** Hours of setup and of so many pieces. */
export const hoursOf = ({ setupMinutes, runMinutes }: Values, quantity: unknown): string =>
  Big(String(runMinutes ?? 0))
    .times(String(quantity ?? 0))
    .plus(String(setupMinutes ?? 0))
    .div(60)
    .toFixed(2)

/** Makes items of an order, with operations and numbers of their own, in one statement a table. Answers their ids. */
export async function insertItems(context: Context, order: AnyRecord, parts: readonly Part[]): Promise<string[]> {
  const { tx, session, at } = context
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from mo_item
    where tenant_id = ${session.tenantId} and mo_id = ${order.id}`.execute(tx)
  const there = rows[0]?.count ?? 0
  const steps = await operationsFor(context, order.routeId, 1)
  const made = parts.map((part, index) => {
    const { quantity, workGroupId, dueDate, parentItemId, remark, itemStatus = 'planned', finishedQuantity = '0.0000' } = part
    const operations = part.operations ?? steps.map((step) => ({ ...step, id: newId(), plannedHours: hoursOf(step, quantity) }))
    const values: Values = {
      ...{ itemNo: `${order.billNo}-${String(there + index + 1).padStart(3, '0')}`, moId: order.id },
      ...{ parentItemId: parentItemId ?? null, itemStatus, scheduleStatus: '0', requisitionStatus: '0', quantity },
      ...{ finishedQuantity, workGroupId: workGroupId ?? null, priority: part.priority ?? order.priority ?? 'normal' },
      ...{ dueDate: dueDate ?? order.dueDate ?? null, plannedStart: null, plannedEnd: null, operations, reportedHours: '0.00' },
      remark: remark ?? null,
    }
    computeInto(moItem.fields, values)
    return { base: baseRow(context), values }
  })
  await insertRecords(tx, itemModel, made)
  const history = made.map(({ base }) => ({ recordId: base.id, version: 1, operation: 'create', changes: {} }))
  await writeHistory(tx, session, itemModel, at, history)
  return made.map(({ base }) => base.id)
}

/** How many pieces of an item are made by its parts. */
export async function piecesOfParts({ tx, session }: Pick<Context, 'tx' | 'session'>, itemId: string): Promise<Big> {
  const { rows } = await sql<{ sum: string }>`select coalesce(sum(quantity), 0)::text as sum from mo_item
    where tenant_id = ${session.tenantId} and parent_item_id = ${itemId} and not is_deleted and item_status <> 'cancelled'`.execute(
    tx,
  )
  return Big(rows[0]?.sum ?? 0)
}

type Sums = { quantity: string; finished: string; items: number; open: number; taken: string | null; min: string | null }

/**
 * What an order says of its items, worked out anew: how much is split and finished, and what was taken for them. Refuses more than the order
 * is over. `without` are items that are about to go.
 */
export async function recount(context: Context, moId: unknown, without: readonly string[] = []): Promise<void> {
  const { tx, session, place } = context
  await sql`select from mo where tenant_id = ${session.tenantId} and id = ${moId} for no key update`.execute(tx)
  const order = await readRecord(tx, session.tenantId, moModel, String(moId), {})
  if (!order) return
  const { rows } = await sql<Sums>`select coalesce(sum(quantity), 0)::text as quantity,
      coalesce(sum(finished_quantity), 0)::text as finished, count(*)::int as items,
      count(*) filter (where item_status <> 'done')::int as open, max(requisition_status) as taken, min(requisition_status) as min
    from mo_item where tenant_id = ${session.tenantId} and mo_id = ${moId} and not is_deleted and parent_item_id is null
      and item_status <> 'cancelled' and not (id = any(${without}::text[]))`.execute(tx)
  const [sums] = rows
  if (!sums) return
  const whole = Big(String(order.quantity))
  if (whole.lt(sums.quantity)) {
    const placeholders = { no: String(order.billNo), quantity: whole.toString(), items: Big(sums.quantity).toString() }
    throw notPossible(place, tooMuch, placeholders)
  }
  const splitStatus = Number(sums.quantity) === 0 ? '0' : whole.eq(sums.quantity) ? '2' : '1'
  const values: Values = { ...order, splitQuantity: Big(sums.quantity).toFixed(4), splitStatus }
  computeInto(mo.fields, values)
  await setValues(context, moModel, {
    id: order.id,
    values: {
      ...{ splitQuantity: values.splitQuantity, openQuantity: values.openQuantity, splitStatus },
      finishedQuantity: Big(sums.finished).toFixed(4),
      requisitionStatus: sums.min === '2' && splitStatus === '2' ? '2' : Number(sums.taken ?? 0) > 0 ? '1' : '0',
    },
  })
}
