import type { DayNumber } from '@bip/contract/calendar'
import { material, planOrder, planOrderItem, planOrderPhase, staffSchedule } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Asking } from '../../../queries/answer.ts'
import { readPlanDays } from '../plantDays.ts'
import { judged, type OpenPhase, type Outlook } from './outlook.ts'

type Asked = Pick<Asking, 'tx' | 'tenantId' | 'at' | 'place' | 'within'>

/**
 * Phases that are not done, of orders that are not done either, by order and in their own order, with how each stands on `today`. People
 * count who are scheduled on a phase, or on its order at large; material without a phase of its own is needed by the first open one.
 */
export async function openPhases({ tx, tenantId, at, place, within }: Asked, today: DayNumber): Promise<(OpenPhase & Outlook)[]> {
  const { rows } = await sql<OpenPhase>`
    with open_phase as (
      select p.*, o.customer_product_name, o.plan_order_status, first_value(p.id) over w as first_id,
        lag(p.end_date) over w is not null as follows
      from plan_order_phase p join plan_order o on o.id = p.plan_order_id and ${within(planOrder, 'o')}
      where ${within(planOrderPhase, 'p')} and p.phase_status is distinct from 'completed' and p.start_date is not null
        and p.end_date is not null and o.plan_order_status not in ('DC_MMR_PLAN_ORDER_STATUS_C', 'DC_MMR_PLAN_ORDER_STATUS_V')
      window w as (partition by p.plan_order_id order by p.sort, p.id)
    ), staffed as (
      select p.id, count(distinct s.user_id)::int as people from open_phase p join staff_schedule s on s.plan_order_id = p.plan_order_id
        and (s.phase_id is null or s.phase_id = p.id) and s.work_date >= ${localDay(at, place.timeZone)}::date
      where ${within(staffSchedule, 's')} group by p.id
    ), short as (
      select coalesce(i.phase_id, f.first_id) as id, count(*)::int as lines,
        array_to_string((array_agg(m.material_name order by i.needed_on, m.material_name))[1:3], '、') as names
      from plan_order_item i join (select distinct plan_order_id, first_id from open_phase) f on f.plan_order_id = i.plan_order_id
      left join material m on m.id = i.material_id and ${within(material, 'm')}
      where ${within(planOrderItem, 'i')} and i.quantity > coalesce(i.ready_quantity, 0) group by 1
    )
    select p.id, p.plan_order_id as "planOrderId", p.customer_product_name as "customerProductName",
      p.plan_order_status as "planOrderStatus", p.phase_name as "phaseName", p.dept_id as "deptId", p.station_id as "stationId",
      p.leader_id as "leaderId", p.start_date::text as "startDate", p.end_date::text as "endDate", p.delay_reason as "delayReason",
      coalesce(p.progress, 0)::int as progress, coalesce(p.plan_people, 0)::int as "neededPeople",
      coalesce(s.people, 0) as "scheduledPeople", coalesce(m.lines, 0) as "missingMaterials", m.names as "missingNames", p.follows
    from open_phase p left join staffed s on s.id = p.id left join short m on m.id = p.id
    order by p.plan_order_id, p.sort, p.id`.execute(tx)
  const calendar = await readPlanDays(tx, tenantId)
  return rows.map((phase) => ({ ...phase, ...judged(phase, today, calendar) }))
}
