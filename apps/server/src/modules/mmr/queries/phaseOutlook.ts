import {
  departmentOutlook as declaredDepartments,
  phaseOutlook as declaredPhases,
  material,
  planOrder,
  planOrderItem,
  planOrderPhase,
  staffSchedule,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import { localDay } from '../../../kinds/zone.ts'
import { type Asking, answering } from '../../../queries/answer.ts'
import { columnsOf } from '../../../queries/columnsOf.ts'

/** Days ahead within which a phase counts as starting, and within which its people should be known. */
const soon = 7

type Asked = Pick<Asking, 'at' | 'place' | 'within'>

/**
 * Phases that are not done, of orders that are planned or run, as the statement `outlook`: when each is projected to end, what it lacks,
 * and what holds up the ones that are late. A phase that is past its end goes on from today with what is left of it; working days
 * are taken as five of seven. Material without a phase of its own is needed by the first open phase.
 */
function outlook({ at, place, within }: Asked): Sql {
  const today = sql`${localDay(at, place.timeZone)}::date`
  const names = columnsOf(planOrder, 'o', { customerProductName: 'customerProductName', planOrderNo: 'planOrderNo' })
  const phase = columnsOf(planOrderPhase, 'p', { phaseName: 'phaseName' })
  return sql`open_phase as (select p.id, p.plan_order_id, ${names}, ${phase}, p.dept_id, p.station_id, p.leader_id, p.start_date, p.end_date,
        p.delay_reason, coalesce(p.progress, 0) as progress, p.plan_people, p.sort,
        first_value(p.id) over w as first_id, lag(p.end_date) over w as previous_end,
        greatest(0, case when coalesce(p.progress, 0) = 0 then ${today} - p.start_date
          else ${today} + (ceil(greatest(coalesce(p.days, 1), 1) * (100 - p.progress) / 100.0 * 1.4))::int - 1 - p.end_date end) as slip
      from plan_order_phase p join plan_order o on o.id = p.plan_order_id and ${within(planOrder, 'o')}
      where ${within(planOrderPhase, 'p')} and p.phase_status is distinct from 'completed'
        and o.plan_order_status in ('DC_MMR_PLAN_ORDER_STATUS_PP', 'DC_MMR_PLAN_ORDER_STATUS_IP')
      window w as (partition by p.plan_order_id order by p.sort, p.id)),
    staffed as (select s.phase_id, count(distinct s.user_id) as people from staff_schedule s
      where ${within(staffSchedule, 's')} and s.phase_id is not null and s.work_date >= ${today} group by 1),
    short as (select coalesce(i.phase_id, f.first_id) as phase_id, count(*) as lines,
        array_to_string((array_agg(m.material_name order by i.needed_on, m.material_name))[1:3], '、') as names
      from plan_order_item i join (select distinct plan_order_id, first_id from open_phase) f on f.plan_order_id = i.plan_order_id
      left join material m on m.id = i.material_id and ${within(material, 'm')}
      where ${within(planOrderItem, 'i')} and i.quantity > coalesce(i.ready_quantity, 0) group by 1),
    outlook as (select q.*, case
        when not is_late then null when previous_end is not null then 'previous' when lacks_material then 'material'
        when lacks_people then 'people' when progress = 0 then 'notBegun' else 'slow' end as late_cause
      from (select p.*, coalesce(s.people, 0) as scheduled_people, coalesce(p.plan_people, 0) as needed_people,
          coalesce(m.lines, 0) as missing_materials, m.names as missing_names, p.end_date + p.slip as projected_end,
          greatest(0, case when p.end_date < ${today} then ${today} - p.end_date else 0 end) as late_days,
          p.end_date < ${today} or (p.progress = 0 and p.start_date < ${today}) as is_late,
          p.progress = 0 and p.start_date between ${today} and ${today} + ${soon - 1}::int as is_starting,
          p.start_date <= ${today} + ${soon - 1}::int and coalesce(p.plan_people, 0) > coalesce(s.people, 0) as lacks_people,
          m.lines is not null and p.start_date <= ${today} + ${soon - 1}::int as lacks_material
        from open_phase p left join staffed s on s.phase_id = p.id left join short m on m.phase_id = p.id) q)`
}

export const phaseOutlook = answering(declaredPhases, (asked) => sql`with ${outlook(asked)} select * from outlook`)

export const departmentOutlook = answering(
  declaredDepartments,
  (asked) => sql`with ${outlook(asked)} select dept_id as id, dept_id, count(*) as open_phases,
      count(*) filter (where is_starting) as starting_phases, count(*) filter (where is_late) as late_phases, max(late_days) as max_late,
      count(*) filter (where lacks_people) as phases_without_people, count(*) filter (where lacks_material) as phases_without_material
    from outlook where dept_id is not null group by dept_id`,
)
