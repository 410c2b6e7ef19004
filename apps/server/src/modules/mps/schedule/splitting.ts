import { type AnyRecord, label } from '@bip/contract'
import { mo, moItem, type SplitAnswer, type SplitAsked } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import { newId } from '../../../db/id.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { hoursOf, insertItems, linesOf, piecesOfParts, recount } from '../orders/items.ts'
import { loadPlant } from './loadPlant.ts'
import { repaired, settled } from './moving.ts'
import { lockPlan } from './storePlan.ts'

const [moModel, itemModel] = [modelOf(mo), modelOf(moItem)]

const gone = label(
  '工序已完工、暂停或取消，不能拆分；请刷新排程',
  'The operation is done, paused or cancelled, so it cannot be split. Load the plan again',
  'Công đoạn đã xong, tạm dừng hoặc bị hủy nên không tách được. Hãy tải lại lịch',
)
const notWithin = label(
  '明细 {no} 数量为 {quantity}，拆出的数量须大于 0 且小于它',
  'The item {no} is over {quantity}. Split off more than 0 and less than that',
  'Mục {no} có số lượng {quantity}. Phần tách ra phải lớn hơn 0 và nhỏ hơn số đó',
)

/** Of so many finished pieces, those that stay with the first part; the others count at what is split off. */
const shared = (finished: unknown, stays: Big): [stay: string, go: string] => {
  const done = Big(String(finished ?? 0))
  const stay = done.lt(stays) ? done : stays
  return [stay.toFixed(4), done.minus(stay).toFixed(4)]
}

/** Some pieces of an item become an item of their own, which is planned at once where it ends first. One transaction, all or nothing. */
export async function splitOff(context: Context, { operationId, quantity }: SplitAsked): Promise<SplitAnswer> {
  const { tx, session, at, place } = context
  await lockPlan(context)
  const asked = { tenantId: session.tenantId, timeZone: session.timeZone, now: at }
  const { operations } = await loadPlant(tx, asked)
  const item = await readRecord(tx, session.tenantId, itemModel, operations.get(operationId)?.itemId ?? '', { lines: true })
  const order = item && (await readRecord(tx, session.tenantId, moModel, String(item.moId), {}))
  if (!item || !order) throw notPossible(place, gone)
  const [whole, off] = [Big(String(item.quantity)), Big(quantity)]
  const own = whole.minus(await piecesOfParts(context, item.id))
  if (off.lte(0) || off.gte(own)) throw notPossible(place, notWithin, { no: String(item.itemNo), quantity: own.toString() })
  const itemId = await divide(context, { item, order, stays: whole.minus(off), off })
  const loaded = await loadPlant(tx, asked)
  const fresh = new Set([...loaded.operations.values()].filter((one) => one.itemId === itemId).map(({ id }) => id))
  const wishes = loaded.placements.flatMap(({ operation, station, start }) => {
    const open = loaded.operations.get(operation)
    const isFree = open?.itemId === item.id && !open?.row?.isPinned && start >= loaded.plant.now
    return isFree ? [{ operation, station, start }] : []
  })
  return { ...(await settled(context, { ...repaired(loaded, wishes, fresh), pins: new Map() }, true)), itemId }
}

type Division = { item: AnyRecord; order: AnyRecord; stays: Big; off: Big }

/** Makes the second part and takes its pieces from the first one. Answers its id. */
async function divide(context: Context, { item, order, stays, off }: Division): Promise<string> {
  const { tx, session } = context
  const steps = linesOf(item.operations)
  const operations = steps.map(
    (step): Values => ({
      ...step,
      ...{ id: newId(), stationId: null, plannedStart: null, plannedEnd: null, isPinned: false, reportedHours: '0.00' },
      ...{ plannedHours: hoursOf(step, off), finishedQuantity: shared(step.finishedQuantity, stays)[1] },
    }),
  )
  // The first part gives way first: an order never has more pieces in its items than it is over.
  const left = steps.map((step) => ({
    ...{ id: step.id, hours: hoursOf(step, stays), finished: shared(step.finishedQuantity, stays)[0] },
  }))
  await sql`update mo_item_operations x set planned_hours = v.hours, finished_quantity = v.finished
    from json_to_recordset(${JSON.stringify(left)}::json) as v(id text, hours numeric, finished numeric)
    where x.tenant_id = ${session.tenantId} and x.id = v.id`.execute(tx)
  const plannedHours = left.reduce((sum, { hours }) => sum.plus(hours), Big(0)).toFixed(2)
  const finishedQuantity = shared(item.finishedQuantity, stays)
  const first = { quantity: stays.toFixed(4), plannedHours, finishedQuantity: finishedQuantity[0] }
  await setValues(context, itemModel, { id: item.id, values: first, operation: 'split' })
  const { workGroupId, dueDate, priority, parentItemId } = item
  const [id = ''] = await insertItems(context, order, [
    {
      ...{ quantity: off.toFixed(4), workGroupId, dueDate, priority, parentItemId: (parentItemId as string | null) ?? undefined },
      ...{ itemStatus: String(item.itemStatus), finishedQuantity: finishedQuantity[1], operations },
    },
  ])
  await recount(context, order.id)
  return id
}
