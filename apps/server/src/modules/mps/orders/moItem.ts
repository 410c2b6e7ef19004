import { type AnyRecord, computeInto, isEmpty, label } from '@bip/contract'
import { mo, moItem } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { leavePlan } from '../leavePlan.ts'
import { planMoved } from '../planMoved.ts'
import { hoursOf, insertItems, linesOf, operationsFor, piecesOfParts, recount } from './items.ts'
import { requisition } from './requisition.ts'
import { resume } from './resume.ts'

const [moModel, model] = [modelOf(mo), modelOf(moItem)]

const closed = label(
  '订单 {no} 已完工或取消，不能再增加明细',
  'The order {no} is done or cancelled, so no items are added to it',
  'Lệnh {no} đã xong hoặc bị hủy nên không thêm mục được',
)
const notReleased = label(
  '请先下达订单 {no}，再下达其明细',
  'Release the order {no} first, then its items',
  'Hãy ban hành lệnh {no} trước, sau đó đến các mục',
)
const tooMuch = label(
  '明细数量为 {quantity}，分解合计 {parts} 已超出；请减少数量',
  'The item is over {quantity}, its parts come to {parts}. Take less',
  'Mục có số lượng {quantity}, các phần cộng lại là {parts}. Hãy giảm số lượng',
)

const waiting = label(
  '明细 {no} 的报工 {report} 尚待审核；请先审核或驳回，再暂停',
  'The report {report} on the item {no} still waits for its audit. Audit or reject it first, then pause',
  'Báo công {report} của mục {no} còn chờ duyệt. Hãy duyệt hoặc trả lại trước rồi tạm dừng',
)
const allReported = label(
  '明细 {no} 的工序已全部报完；请直接完工',
  'All operations of the item {no} are reported. Finish it instead',
  'Mọi công đoạn của mục {no} đã báo đủ. Hãy hoàn thành mục này',
)

const openPart = label(
  '明细 {no} 的分解计划 {part} 尚未完工；请先完工或取消它',
  'The part {part} of the item {no} is not done. Finish or cancel it first',
  'Phần {part} của mục {no} chưa xong. Hãy hoàn thành hoặc hủy nó trước',
)

async function orderOf({ tx, session }: Context, moId: unknown): Promise<AnyRecord | undefined> {
  return readRecord(tx, session.tenantId, moModel, String(moId), {})
}

/** A number of its own, operations by the route where none were given, and their hours. */
async function settle(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const order = await orderOf(context, values.moId)
  if (!order) return
  if (['done', 'cancelled'].includes(String(order.moStatus)))
    throw notPossible(context.place, closed, { no: String(order.billNo) })
  if (!before) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from mo_item
      where tenant_id = ${context.session.tenantId} and mo_id = ${order.id}`.execute(context.tx)
    values.itemNo = `${order.billNo}-${String((rows[0]?.count ?? 0) + 1).padStart(3, '0')}`
    if (isEmpty(values.operations)) values.operations = await operationsFor(context, order.routeId, values.quantity)
  }
  values.operations = linesOf(values.operations).map((step) => ({ ...step, plannedHours: hoursOf(step, values.quantity) }))
  computeInto(moItem.fields, values)
}

async function release(context: Context, item: AnyRecord): Promise<void> {
  const order = await orderOf(context, item.moId)
  if (order?.moStatus === 'planned') throw notPossible(context.place, notReleased, { no: String(order.billNo) })
}

/** The order begins with its first item. */
async function begin(context: Context, item: AnyRecord): Promise<void> {
  const order = await orderOf(context, item.moId)
  if (order?.moStatus !== 'released') return
  const actualStart = order.actualStart ?? localDay(context.at, context.place.timeZone)
  await setValues(context, moModel, { id: order.id, values: { moStatus: 'running', actualStart }, operation: 'begin' })
}

/** What is reported is counted before an item is paused, or its snapshot would say too little; what is reported whole is not paused. */
async function refuseReported({ tx, session, place }: Context, item: AnyRecord): Promise<void> {
  const no = String(item.itemNo)
  const { rows } = await sql<{ report: string }>`select no as report from work_hours_report where tenant_id = ${session.tenantId}
    and item_id = ${item.id} and not is_deleted and report_status = 'submitted' order by no limit 1`.execute(tx)
  if (rows[0]) throw notPossible(place, waiting, { no, report: rows[0].report })
  const steps = linesOf(item.operations)
  if (steps.length > 0 && steps.every(({ finishedQuantity }) => Big(String(finishedQuantity ?? 0)).gte(String(item.quantity))))
    throw notPossible(place, allReported, { no })
}

/** How an item stood when it was paused: its status, and each operation with its dates and what is done of it. */
async function pause(context: Context, item: AnyRecord): Promise<void> {
  await refuseReported(context, item)
  const lines = linesOf(item.operations).map(
    ({ stepNo, plannedStart, plannedEnd, finishedQuantity }) =>
      `${stepNo}: ${plannedStart ?? '–'} → ${plannedEnd ?? '–'}, ${Number(finishedQuantity ?? 0)}/${Number(item.quantity)}`,
  )
  const pausedFrom = [String(item.itemStatus), ...lines].join('\n').slice(0, 4000)
  await setValues(context, model, { id: item.id, values: { pausedFrom }, operation: 'pause' })
}

/** A part of an item with dates and a group of its own. */
async function decompose(context: Context, item: AnyRecord, args: Values): Promise<{ ids: string[] }> {
  const parts = (await piecesOfParts(context, item.id)).plus(String(args.quantity))
  if (parts.gt(String(item.quantity)))
    throw notPossible(context.place, tooMuch, { quantity: String(Number(item.quantity)), parts: parts.toString() })
  const order = await orderOf(context, item.moId)
  if (!order) return { ids: [] }
  const { workGroupId = item.workGroupId, dueDate = item.dueDate, remark } = args
  const part = { quantity: Big(String(args.quantity)).toFixed(4), workGroupId, dueDate, remark, parentItemId: item.id }
  return { ids: await insertItems(context, order, [part]) }
}

/** What is finished counts at the order, which is done with its last item; an item is done after its parts. */
async function finish(context: Context, item: AnyRecord): Promise<void> {
  const { tx, session, at, place } = context
  const { rows: parts } = await sql<{ no: string }>`select item_no as no from mo_item where tenant_id = ${session.tenantId}
    and parent_item_id = ${item.id} and not is_deleted and item_status not in ('done', 'cancelled') order by item_no limit 1`.execute(
    tx,
  )
  if (parts[0]) throw notPossible(place, openPart, { no: String(item.itemNo), part: parts[0].no })
  await setValues(context, model, { id: item.id, values: { finishedQuantity: item.quantity }, operation: 'finish' })
  await recount(context, item.moId)
  const { rows } = await sql`select from mo_item where tenant_id = ${session.tenantId} and mo_id = ${item.moId} and not is_deleted
    and id <> ${item.id} and item_status not in ('done', 'cancelled') limit 1`.execute(tx)
  const order = await orderOf(context, item.moId)
  if (rows.length > 0 || order?.splitStatus !== '2') return
  const values = { moStatus: 'done', actualEnd: localDay(at, place.timeZone) }
  await setValues(context, moModel, { id: order.id, values, operation: 'finish' })
}

/** Boards show it as it now is. */
const shown =
  <A extends readonly [Context, ...unknown[]], T>(work: (...asked: A) => Promise<T>) =>
  async (...asked: A): Promise<T> => {
    const answer = await work(...asked)
    await planMoved(asked[0])
    return answer
  }

export const moItemExtension: Extension = {
  beforeSave: settle,
  afterSave: async (context, record, before) => {
    if (before?.quantity !== record.quantity) await recount(context, record.moId)
  },
  afterSaveAll: shown(async () => undefined),
  beforeRemove: async (context, records) => {
    for (const { id, moId } of records) await recount(context, moId, [id])
  },
  operations: {
    release: shown(release),
    begin,
    pause: shown(pause),
    resume: shown(resume),
    requisition,
    decompose: shown(decompose),
    finish: shown(finish),
    cancel: shown(async (context, { id, moId }) => {
      await leavePlan(context, [id])
      await recount(context, moId, [id])
    }),
  },
}
