import { dayNumber, dayText } from '@bip/contract/calendar'
import { planOutlook as declared, planOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { answering } from '../../../queries/answer.ts'
import { openPhases } from './openPhases.ts'
import { type OutlookOrder, outlookOf } from './outlook.ts'

type Row = OutlookOrder & {
  id: string
  planOrderNo: string
  customerProductName: string
  planOrderStatus: string
  customerId: string
  deptId: string | null
  managerId: string | null
  progress: string
}

export const planOutlook = answering(declared, async (asking) => {
  const { tx, at, place, within } = asking
  const today = dayNumber(localDay(at, place.timeZone))
  const { rows } = await sql<Row>`
    select o.id, o.plan_order_no as "planOrderNo", o.customer_product_name as "customerProductName",
      o.plan_order_status as "planOrderStatus", o.plan_order_status = 'DC_MMR_PLAN_ORDER_STATUS_PP' as "isPlanned",
      o.customer_id as "customerId", o.dept_id as "deptId", o.manager_id as "managerId", o.start_date::text as "startDate",
      o.end_date::text as "endDate", o.promised_date::text as "promisedDate", o.actual_start::text as "actualStart",
      o.delay_reason as "delayReason", coalesce(o.progress, 0)::text as progress
    from plan_order o
    where ${within(planOrder, 'o')} and o.plan_order_status not in ('DC_MMR_PLAN_ORDER_STATUS_C', 'DC_MMR_PLAN_ORDER_STATUS_V')`.execute(
    tx,
  )
  const phases = Map.groupBy(await openPhases(asking, today), ({ planOrderId }) => planOrderId)
  return rows.map((order) => {
    const { isPlanned: _, actualStart: __, ...row } = order
    const { projected, daysLate, missing, withoutPeople, ...outlook } = outlookOf(order, phases.get(order.id) ?? [], today)
    return {
      ...row,
      ...outlook,
      projectedDate: projected === null ? null : dayText(projected),
      daysLate: String(daysLate),
      missingItems: String(missing),
      unstaffedPhases: String(withoutPeople),
    }
  })
})
