import {
  allTaskCount as countDeclared,
  scheduleEfficiency as efficiencyDeclared,
  projectPlanListHome as homeDeclared,
  projectPlanListByMonth as monthDeclared,
  planItem,
  project,
  projectTasks as tasksDeclared,
  projectWeekly as weeklyDeclared,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { type Asking, answering } from '../../../queries/answer.ts'

const open = sql`('toStart', 'inProgress', 'delayed', 'changing', 'inApproval')`
const columns = sql`i.id, i.plan_item_name, i.item_no, i.project_id, i.plan_status, i.owner_id, i.plan_start, i.plan_end, i.progress`
/** Whoever owns an item or works on it. */
const mine = ({ session }: Pick<Asking, 'session'>) =>
  sql`(i.owner_id = ${session?.userId ?? ''} or ${session?.userId ?? ''} = any(i.member_ids))`

export const projectPlanListByMonth = answering(monthDeclared, (asking) => {
  const { at, place, within, asked } = asking
  const first = `${asked.month ?? localDay(at, place.timeZone).slice(0, 7)}-01`
  return sql`select ${columns}, (i.plan_start - ${first}::date)::int as "offset", (i.plan_end - i.plan_start + 1)::int as length
    from plan_item i where ${within(planItem, 'i')} and ${mine(asking)} and i.item_type <> 'phase'
      and i.plan_start < ${first}::date + interval '1 month' and i.plan_end >= ${first}::date`
})

export const projectPlanListHome = answering(
  homeDeclared,
  (asking) =>
    sql`select ${columns} from plan_item i
      where ${asking.within(planItem, 'i')} and ${mine(asking)} and i.item_type <> 'phase' and i.plan_status in ${open}`,
)

export const projectTasks = answering(
  tasksDeclared,
  (asking) =>
    sql`select ${columns}, (i.plan_end - ${localDay(asking.at, asking.place.timeZone)}::date)::int as days_left from plan_item i
      where ${asking.within(planItem, 'i')} and ${mine(asking)} and i.item_type <> 'phase' and i.plan_status in ${open}`,
)

export const allTaskCount = answering(countDeclared, (asking) => {
  const today = localDay(asking.at, asking.place.timeZone)
  return sql`select 'mine' as id, count(*) as total,
      count(*) filter (where i.plan_status = 'toStart') as to_start,
      count(*) filter (where i.plan_status = 'inProgress') as in_progress,
      count(*) filter (where i.plan_status = 'delayed') as delayed,
      count(*) filter (where i.plan_status in ${open} and i.plan_end between ${today}::date and ${today}::date + 7) as due_this_week,
      count(*) filter (where i.plan_status in ('completed', 'delayedCompleted')) as completed
    from plan_item i where ${asking.within(planItem, 'i')} and ${mine(asking)} and i.item_type <> 'phase'`
})

export const scheduleEfficiency = answering(efficiencyDeclared, (asking) => {
  const today = localDay(asking.at, asking.place.timeZone)
  return sql`select m.id, m.id as month, coalesce(o.due, 0) as due, coalesce(o.kept, 0) as on_time,
      case when coalesce(o.due, 0) = 0 then null else round(o.kept * 100.0 / o.due) end as rate
    from (select to_char(d, 'YYYY-MM') as id from generate_series(date_trunc('month', ${today}::timestamp) - interval '5 months',
      ${today}::timestamp, interval '1 month') d) m
    left join (select to_char(coalesce(i.baseline_end, i.plan_end), 'YYYY-MM') as month, count(*) as due,
        count(*) filter (where i.actual_end <= coalesce(i.baseline_end, i.plan_end)) as kept
      from plan_item i where ${asking.within(planItem, 'i')} and ${mine(asking)} and i.item_type <> 'phase' and i.plan_status <> 'closed'
        and coalesce(i.baseline_end, i.plan_end) <= ${today}::date group by 1) o on o.month = m.id
    order by m.id`
})

export const projectWeekly = answering(weeklyDeclared, ({ at, place, within, asked: { week } }) => {
  const today = localDay(at, place.timeZone)
  const to = week?.le ?? today
  const from = week?.ge ?? null
  const first = sql`coalesce(${from}::date, ${to}::date - 6)`
  return sql`select ${columns}, i.actual_end, i.delay_reason, case
        when i.actual_end between ${first} and ${to}::date then 'done'
        when i.plan_status = 'delayed' and i.plan_end <= ${to}::date then 'late'
        when i.actual_start between ${first} and ${to}::date then 'begun'
        else 'next' end as happening
    from plan_item i join project p on p.tenant_id = i.tenant_id and p.id = i.project_id
    where ${within(planItem, 'i')} and ${within(project, 'p')} and i.item_type <> 'phase' and i.plan_status not in ('planning', 'closed')
      and (i.actual_end between ${first} and ${to}::date or (i.plan_status = 'delayed' and i.plan_end <= ${to}::date)
        or i.actual_start between ${first} and ${to}::date
        or (i.actual_start is null and i.plan_start > ${to}::date and i.plan_start <= ${to}::date + 7))`
})
