import {
  manpowerByWeek as declaredByWeek,
  planOrderCountOf as declaredCount,
  manpowerStatistics as declaredManpower,
  milProcessData as declaredMilestones,
  staffScheduleOf as declaredStaff,
  planOrder,
  planOrderCount,
  planOrderPhase,
  planWorkHours,
  staffSchedule,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import { localDay } from '../../../kinds/zone.ts'
import { type Asking, answering } from '../../../queries/answer.ts'
import { columnsOf } from '../../../queries/columnsOf.ts'

/** Weeks before and behind today that the statistics tell of. */
const weeks = 26
/** Hours that a person works in a week. */
const weekHours = 40

const week = (day: string) => sql`date_trunc('week', ${sql.ref(day)}::timestamp)::date`

type Asked = Pick<Asking, 'at' | 'place' | 'tenantId' | 'within'>

/** Hours by department and week: needed, scheduled, worked, and what its people have, those of labour companies who are on site among them. */
function byDepartment({ at, place, tenantId, within }: Asked): Sql {
  // How many there are is no secret to a planner, who they are is not said.
  const employed = sql`u.tenant_id = ${tenantId} and not u.is_deleted`
  const today = sql`${localDay(at, place.timeZone)}::date`
  const near = (day: string) => sql`${sql.ref(day)} between ${today} - ${weeks * 7}::int and ${today} + ${weeks * 7}::int`
  return sql`with needed as (select p.dept_id, ${week('d.day')} as week,
        sum(coalesce(p.plan_hours, 0) / greatest(p.end_date - p.start_date + 1, 1)) as hours
      from plan_order_phase p cross join lateral generate_series(p.start_date, p.end_date, interval '1 day') d (day)
      where ${within(planOrderPhase, 'p')} and p.end_date - p.start_date < 400 and ${near('p.start_date')} group by 1, 2),
    scheduled as (select u.dept_id, ${week('s.work_date')} as week, sum(s.hours) as hours from staff_schedule s
      join "user" u on u.id = s.user_id and ${employed} where ${within(staffSchedule, 's')} and ${near('s.work_date')} group by 1, 2),
    worked as (select u.dept_id, ${week('h.work_date')} as week, sum(h.total_hours) as hours from plan_work_hours h
      join "user" u on u.id = h.user_id and ${employed} where ${within(planWorkHours, 'h')} and ${near('h.work_date')} group by 1, 2),
    people as (select h.dept_id, count(*) as people from (select u.dept_id from "user" u where ${employed} and u.status = 'enabled'
      union all select l.dept_id from labor_register l where l.tenant_id = ${tenantId} and not l.is_deleted
        and l.personnel_status = 'working') h group by 1),
    k as (select dept_id, week from needed union select dept_id, week from scheduled union select dept_id, week from worked)
    select k.dept_id || '-' || k.week as id, k.dept_id, k.week, coalesce(p.people, 0) as headcount,
      coalesce(p.people, 0) * ${weekHours}::numeric as capacity, round(coalesce(n.hours, 0), 1) as predicted,
      round(coalesce(s.hours, 0), 1) as scheduled, round(coalesce(w.hours, 0), 1) as worked,
      round(coalesce(p.people, 0) * ${weekHours}::numeric - coalesce(n.hours, 0), 1) as balance
    from k left join needed n using (dept_id, week) left join scheduled s using (dept_id, week) left join worked w using (dept_id, week)
    left join people p using (dept_id) where k.dept_id is not null`
}

export const manpowerStatistics = answering(declaredManpower, byDepartment)

export const manpowerByWeek = answering(declaredByWeek, ({ asked: { deptId, week }, ...rest }) => {
  const only = [
    ...(deptId ? [sql`m.dept_id = any(${[...deptId]}::text[])`] : []),
    ...(week?.ge ? [sql`m.week >= ${week.ge}::date`] : []),
    ...(week?.le ? [sql`m.week <= ${week.le}::date`] : []),
  ]
  return sql`select m.week::text as id, m.week, sum(m.predicted) as predicted, sum(m.scheduled) as scheduled, sum(m.worked) as worked,
      sum(m.capacity) as capacity
    from (${byDepartment(rest)}) m ${only.length > 0 ? sql`where ${sql.join(only, sql` and `)}` : sql``} group by m.week order by m.week`
})

export const milProcessData = answering(declaredMilestones, ({ at, place, within }) => {
  const order = columnsOf(planOrder, 'o', { planOrderNo: 'planOrderNo', customerProductName: 'customerProductName' })
  const phase = columnsOf(planOrderPhase, 'p', { phaseName: 'phaseName' })
  return sql`select p.id, o.id as plan_order_id, ${order}, ${phase}, p.dept_id, p.end_date, p.actual_end,
      greatest(coalesce(p.actual_end, ${localDay(at, place.timeZone)}::date), case when p.actual_end is null then p.end_date else p.actual_end end)
        - p.end_date as deviation, p.progress, p.delay_reason
    from plan_order_phase p join plan_order o on o.id = p.plan_order_id and ${within(planOrder, 'o')}
    where ${within(planOrderPhase, 'p')} and p.is_milestone and o.plan_order_status <> 'DC_MMR_PLAN_ORDER_STATUS_V'`
})

export const planOrderCountOf = answering(
  declaredCount,
  ({
    at,
    place,
    asked: { planOrderId },
    within,
  }) => sql`select o.id, o.plan_order_no, c.counts, c.last_count, p.phases, p.phases_done,
      p.phases_late, o.plan_hours, o.actual_hours, c.people_days, c.delay_days
    from plan_order o
    cross join lateral (select count(*) as counts, max(c.count_date) as last_count, coalesce(sum(c.actual_people), 0) as people_days,
      coalesce(max(c.delay_days), 0) as delay_days from plan_order_count c where ${within(planOrderCount, 'c')} and c.plan_order_id = o.id) c
    cross join lateral (select count(*) as phases, count(*) filter (where p.phase_status = 'completed') as phases_done,
      count(*) filter (where p.phase_status <> 'completed' and p.end_date < ${localDay(at, place.timeZone)}::date) as phases_late
      from plan_order_phase p where ${within(planOrderPhase, 'p')} and p.plan_order_id = o.id) p
    where ${within(planOrder, 'o')} and o.id = any(${planOrderId}::text[]) limit 1`,
)

export const staffScheduleOf = answering(
  declaredStaff,
  ({
    asked: { planOrderId },
    within,
  }) => sql`select o.id, o.plan_order_no, s.user_ids, coalesce(cardinality(s.user_ids), 0) as people_count,
      s.first_day, s.last_day, s.scheduled_hours
    from plan_order o cross join lateral (select array_agg(distinct s.user_id) as user_ids, min(s.work_date) as first_day,
      max(s.work_date) as last_day, coalesce(sum(s.hours), 0) as scheduled_hours
      from staff_schedule s where ${within(staffSchedule, 's')} and s.plan_order_id = o.id) s
    where ${within(planOrder, 'o')} and o.id = any(${planOrderId}::text[]) limit 1`,
)
