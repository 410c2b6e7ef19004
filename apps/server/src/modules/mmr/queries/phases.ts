import {
  phaseInterval as declaredInterval,
  schedulingPlan as declaredPlan,
  phaseTasks as declaredTasks,
  planOrder,
  planOrderCategory,
  planOrderPhase,
  planPhaseInfo,
  projectPhaseScheduling as scheduling,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'
import { readPlanDays } from '../plantDays.ts'
import { workdaysBetween } from '../workdays.ts'

export const phaseTasks = answering(declaredTasks, ({ asked: { categoryId }, within }) => {
  const tasks = sql`select t.*, p.phase_name, p.id as info_id, min(t.line_no) over (partition by p.id) as first_line
    from plan_order_category c
    join plan_order_category_tasks t on t.tenant_id = c.tenant_id and t.parent_id = c.id
    join plan_phase_info p on p.id = t.phase_info_id and ${within(planPhaseInfo, 'p')}
    where ${within(planOrderCategory, 'c')} and c.id = any(${categoryId}::text[])`
  return sql`with tasks as (${tasks})
    select min(parent_id) || '-' || info_id as id, null::text as parent_id, phase_name as task_name, min(dept_id) as dept_id,
      sum(days) as days, sum(hours) as hours, max(people) as people, min(first_line) * 1000::numeric as sort
      from tasks group by parent_id, info_id, phase_name
    union all
    select id, parent_id || '-' || info_id, task_name, dept_id, days, hours, people, first_line * 1000 + line_no + 1 from tasks`
})

export const projectPhaseScheduling = answering(scheduling, ({ asked: { planOrderStatus = [], period }, within }) => {
  const state = planOrderStatus.length > 0 ? sql`and o.plan_order_status = any(${planOrderStatus}::text[])` : sql``
  const from = period?.ge ? sql`and o.end_date >= ${period.ge}::date` : sql``
  const to = period?.le ? sql`and o.start_date <= ${period.le}::date` : sql``
  return sql`with orders as (select o.* from plan_order o where ${within(planOrder, 'o')} and o.start_date is not null ${state} ${from} ${to}
      order by o.start_date desc, o.id limit 500)
    select o.id, null::text as parent_id, o.plan_order_no || ' ' || o.customer_product_name as name, o.id as plan_order_id, o.dept_id,
      null::text as station_id, o.start_date, o.end_date, o.progress, o.delay_reason from orders o
    union all
    select p.id, p.plan_order_id, p.phase_name, p.plan_order_id, p.dept_id, p.station_id, p.start_date, p.end_date, p.progress, p.delay_reason
      from orders o join plan_order_phase p on p.plan_order_id = o.id and ${within(planOrderPhase, 'p')}`
})

export const phaseInterval = answering(declaredInterval, async ({ tx, tenantId, asked: { planOrderId = [] }, within }) => {
  const which =
    planOrderId.length > 0
      ? sql`o.id = any(${planOrderId}::text[])`
      : sql`o.plan_order_status in ('DC_MMR_PLAN_ORDER_STATUS_PP', 'DC_MMR_PLAN_ORDER_STATUS_IP')`
  const { rows } = await sql<{ from: string | null; to: string | null; phases: string }>`select min(p.start_date)::text as from,
      max(p.end_date)::text as to, count(*)::text as phases
    from plan_order o join plan_order_phase p on p.plan_order_id = o.id and ${within(planOrderPhase, 'p')}
    where ${within(planOrder, 'o')} and ${which}`.execute(tx)
  const [{ from, to, phases } = { from: null, to: null, phases: '0' }] = rows
  const workDays = from && to ? String(workdaysBetween(from, to, await readPlanDays(tx, tenantId)).length) : '0'
  return [{ id: '1', startDate: from, endDate: to, phases, workDays }]
})

export const schedulingPlan = answering(
  declaredPlan,
  ({
    asked: { planOrderId },
    within,
  }) => sql`select p.id, p.phase_name, p.sort, p.dept_id, p.station_id, p.start_date, p.end_date, p.days,
      p.progress, p.is_pinned, p.date_reason
    from plan_order_phase p where ${within(planOrderPhase, 'p')} and p.plan_order_id = any(${planOrderId}::text[])`,
)
