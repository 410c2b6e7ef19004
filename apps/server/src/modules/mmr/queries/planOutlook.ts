import { dayNumber, dayText } from '@bip/contract/calendar'
import { planOutlook as declared, planOrder, planOrderItem, planOrderPhase, staffSchedule } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { answering } from '../../../queries/answer.ts'
import { lookAhead, type OutlookOrder, outlookOf } from './outlook.ts'

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

const [planned, running, suspended] = ['PP', 'IP', 'S'].map((state) => `DC_MMR_PLAN_ORDER_STATUS_${state}`)

export const planOutlook = answering(declared, async ({ tx, at, place, within }) => {
  const day = localDay(at, place.timeZone)
  const today = dayNumber(day)
  const horizon = dayText(today + lookAhead)
  const { rows } = await sql<Row>`
    with staffed as (
      select distinct s.plan_order_id, s.phase_id from staff_schedule s
      where ${within(staffSchedule, 's')} and s.work_date between ${day}::date and ${horizon}::date
    ), missing as (
      select i.plan_order_id, count(*)::int as count from plan_order_item i
      where ${within(planOrderItem, 'i')} and i.quantity > coalesce(i.ready_quantity, 0) and i.needed_on <= ${horizon}::date
      group by i.plan_order_id
    ), phases as (
      select p.plan_order_id, json_agg(json_build_object('name', p.phase_name, 'startDate', p.start_date, 'endDate', p.end_date,
          'days', greatest(coalesce(p.days, 1), 1), 'progress', coalesce(p.progress, 0), 'people', coalesce(p.plan_people, 0),
          'delayReason', p.delay_reason, 'isStaffed', exists (select from staffed s where s.plan_order_id = p.plan_order_id
            and (s.phase_id is null or s.phase_id = p.id))) order by p.sort, p.id) as phases
      from plan_order_phase p
      where ${within(planOrderPhase, 'p')} and p.phase_status is distinct from 'completed' and p.start_date is not null
        and p.end_date is not null
      group by p.plan_order_id
    )
    select o.id, o.plan_order_no as "planOrderNo", o.customer_product_name as "customerProductName",
      o.plan_order_status as "planOrderStatus", o.plan_order_status = ${planned} as "isPlanned", o.customer_id as "customerId",
      o.dept_id as "deptId", o.manager_id as "managerId", o.start_date::text as "startDate", o.end_date::text as "endDate",
      o.promised_date::text as "promisedDate", o.actual_start::text as "actualStart", o.delay_reason as "delayReason",
      coalesce(o.progress, 0)::text as progress, coalesce(m.count, 0) as "missingItems", coalesce(p.phases, '[]') as phases
    from plan_order o left join phases p on p.plan_order_id = o.id left join missing m on m.plan_order_id = o.id
    where ${within(planOrder, 'o')} and o.plan_order_status in (${planned}, ${running}, ${suspended})`.execute(tx)
  return rows.map((order) => {
    const { isPlanned: _, actualStart: __, phases: ___, ...row } = order
    const { projected, daysLate, unstaffedPhases, ...outlook } = outlookOf(order, today)
    return {
      ...row,
      ...outlook,
      projectedDate: projected === null ? null : dayText(projected),
      daysLate: String(daysLate),
      missingItems: String(row.missingItems),
      unstaffedPhases: String(unstaffedPhases),
    }
  })
})
