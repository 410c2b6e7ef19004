import { createHash } from 'node:crypto'
import { label } from '@bip/contract'
import { dayNumber, dayText } from '@bip/contract/calendar'
import { type PlanProposal, type ProposedOrder, planOrder, planOrderPhase } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Context } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { demand, reach } from '../../../model/scope.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { overloadsOf } from './overloads.ts'
import { fixedOf, freeOf, lockLoad, type OpenPhase, type OpenPlan, openLoad } from './plans.ts'
import { type OrderToPlace, type PlacedOrder, scheduleMany } from './scheduleMany.ts'
import { reasonsFor } from './why.ts'
import { refuseWithoutWorkdays } from './workdaysNeeded.ts'

const orderModel = modelOf(planOrder)
const phaseModel = modelOf(planOrderPhase)

const nothing = label(
  '所选计划没有可排的阶段：都已开始、完成或固定日期',
  'No phase of these orders can move: all have begun, are done or have fixed dates',
  'Không có giai đoạn nào để xếp: đều đã bắt đầu, xong hoặc cố định ngày',
)
const changed = label(
  '方案之后计划或负荷已变化，请按新方案确认',
  'Plans or load changed since the proposal was made. Look at the new one',
  'Kế hoạch hoặc tải đã thay đổi sau phương án. Hãy xem phương án mới',
)

export type Wanted = { orderIds: readonly string[]; direction: 'forward' | 'backward' }

type Order = {
  id: string
  orderNo: string
  priority: string
  startDate: string | null
  promisedDate: string | null
  progress: string
}

/** The orders that are asked for, as far as the caller may schedule them and they still can be. */
async function ordersOf({ tx, session, place }: Context, ids: readonly string[]): Promise<Order[]> {
  const within = reach(session, demand(session, orderModel, 'schedule', planOrder.label[place.language]), sql`o`) ?? sql`true`
  const { rows } = await sql<Order>`select o.id, o.plan_order_no as "orderNo", o.priority, o.start_date::text as "startDate",
      o.promised_date::text as "promisedDate", coalesce(o.progress, 0)::text as progress
    from plan_order o where o.tenant_id = ${session.tenantId} and not o.is_deleted and o.id = any(${[...ids]}::text[])
      and o.plan_order_status in ('DC_MMR_PLAN_ORDER_STATUS_PP', 'DC_MMR_PLAN_ORDER_STATUS_IP') and ${within}`.execute(tx)
  return rows
}

const toPlace = (order: Order, phases: OpenPlan, today: number): OrderToPlace<OpenPhase> => ({
  id: order.id,
  orderNo: order.orderNo,
  priority: order.priority,
  promised: order.promisedDate ? dayNumber(order.promisedDate) : null,
  earliest: Math.max(today, order.startDate ? dayNumber(order.startDate) : today),
  phases,
})

/** A proposal with what it is made of; the fingerprint tells it from every other one. */
async function calculate(context: Context, { orderIds, direction }: Wanted) {
  const { tx, session, place, at } = context
  const today = dayNumber(localDay(at, place.timeZone))
  const orders = await ordersOf(context, orderIds)
  const { load, calendar, own } = await openLoad(
    tx,
    session.tenantId,
    today,
    orders.map(({ id }) => id),
  )
  const movable = orders.flatMap((order) => {
    const plan = own.get(order.id)
    return plan && freeOf(plan).length > 0 ? [toPlace(order, plan, today)] : []
  })
  if (movable.length === 0) throw notPossible(place, nothing)
  refuseWithoutWorkdays(place, calendar, today)
  const placed = scheduleMany({ orders: movable, load, calendar }, direction)
  const proposed = placed.map((one) => proposedOrder(one, place.language))
  const fingerprint = createHash('sha256')
    .update(
      JSON.stringify(proposed.map(({ id, phases }) => [id, phases.map((phase) => [phase.id, phase.startDate, phase.endDate])])),
    )
    .digest('hex')
  return {
    proposed,
    fingerprint,
    orders: new Map(orders.map((order) => [order.id, order])),
    own,
    over: overloadsOf(load.overloads()),
  }
}

function proposedOrder(
  { order, placed, isBackward }: PlacedOrder<OpenPhase>,
  language: Context['place']['language'],
): ProposedOrder {
  const known = new Map(order.phases.map((phase) => [phase.id, phase]))
  const end = placed?.at(-1)?.end
  return {
    id: order.id,
    orderNo: order.orderNo,
    promisedDate: order.promised === null ? null : dayText(order.promised),
    endDate: end === undefined ? null : dayText(end),
    daysLate: end !== undefined && order.promised !== null ? Math.max(0, end - order.promised) : 0,
    isBackward,
    phases: (placed ?? []).map((one) => ({
      id: one.id,
      name: one.name,
      fromStart: known.get(one.id)?.startDate ?? '',
      fromEnd: known.get(one.id)?.endDate ?? '',
      startDate: dayText(one.start),
      endDate: dayText(one.end),
      reason: reasonsFor(one, language),
    })),
  }
}

/** What scheduling several orders anew comes to; nothing is stored. */
export async function propose(context: Context, wanted: Wanted): Promise<PlanProposal> {
  const { proposed, fingerprint, over } = await calculate(context, wanted)
  return { orders: proposed, over, fingerprint }
}

/** Stores the proposal that was looked at, all of it or nothing; one that came to be another meanwhile is refused. */
export async function applyProposal(context: Context, wanted: Wanted & { fingerprint: string }): Promise<{ phases: number }> {
  await lockLoad(context.tx, context.session.tenantId)
  const { proposed, fingerprint, orders, own } = await calculate(context, wanted)
  if (fingerprint !== wanted.fingerprint) throw notPossible(context.place, changed)
  let count = 0
  for (const { id, phases } of proposed) {
    for (const { id: phaseId, startDate, endDate, reason, fromStart, fromEnd } of phases) {
      if (startDate !== fromStart || endDate !== fromEnd) count += 1
      await setValues(context, phaseModel, {
        id: phaseId,
        values: { startDate, endDate, dateReason: reason },
        operation: 'schedule',
      })
    }
    const order = orders.get(id)
    const fixed = fixedOf(own.get(id) ?? [])
    const days = [...fixed, ...phases]
    if (!order || days.length === 0) continue
    const endDate = days
      .map((one) => one.endDate)
      .sort()
      .at(-1)
    const isBegun = fixed.length > 0 || Number(order.progress) > 0
    const startDate = isBegun ? order.startDate : days.map((one) => one.startDate).sort()[0]
    await setValues(context, orderModel, { id, values: { startDate, endDate }, operation: 'schedule' })
  }
  return { phases: count }
}
