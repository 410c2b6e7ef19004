import {
  dcReviewProblem,
  type OverviewItem,
  type OverviewProblem,
  type ProjectOverview,
  planItem,
  projectBudget,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { modelOf } from '../../model/model.ts'
import { reach, scopeOf } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'
import { factsOf } from './plan/settle.ts'

const models = { items: modelOf(planItem), problems: modelOf(dcReviewProblem), budgets: modelOf(projectBudget) } as const

/** What lies within the caller's reach; nothing where the resource may not be seen at all. */
function within(session: Session, key: keyof typeof models, row: string) {
  const scope = scopeOf(session, models[key], 'view')
  return scope === undefined ? sql`false` : (reach(session, scope, sql.raw(row)) ?? sql`true`)
}

const open = sql`('planning', 'toStart', 'inProgress', 'delayed', 'inApproval', 'changing')`
const rowsPerPart = 8

/** One project at a glance, as far as the caller may see it. `today` is `YYYY-MM-DD`. */
export async function overviewOf(tx: Tx, session: Session, projectId: string, today: string): Promise<ProjectOverview> {
  const { tenantId } = session
  const items = sql`from plan_item i left join "user" u on u.tenant_id = i.tenant_id and u.id = i.owner_id
    where i.tenant_id = ${tenantId} and i.project_id = ${projectId} and not i.is_deleted and i.item_type <> 'phase' and ${within(session, 'items', 'i')}`
  const columns = sql`i.id, i.item_no as "itemNo", i.plan_item_name as name, i.plan_status as status, u.real_name as "ownerName", i.plan_end::text as "planEnd",
    coalesce(i.progress, 0)::int as progress, greatest(0, ${today}::date - i.plan_end) as "lateDays"`
  const [facts] = await factsOf(tx, tenantId, [projectId], today)
  const milestones =
    await sql<OverviewItem>`select ${columns} ${items} and i.plan_status in ${open} and i.item_type in ('milestone', 'review', 'delivery')
    order by i.plan_end, i.id limit ${rowsPerPart}`.execute(tx)
  const late = await sql<OverviewItem>`select ${columns} ${items} and i.plan_status in ${open} and i.plan_end < ${today}::date
    order by i.plan_end, i.id limit ${rowsPerPart}`.execute(tx)
  const counts = await sql<ProjectOverview['items']>`select count(*)::int as total,
      count(*) filter (where i.plan_status in ('completed', 'delayedCompleted'))::int as done,
      count(*) filter (where i.plan_status in ('inProgress', 'delayed'))::int as running,
      count(*) filter (where i.plan_status in ${open} and i.plan_end < ${today}::date)::int as late ${items} and i.plan_status <> 'closed'`.execute(
    tx,
  )
  const problems =
    await sql<OverviewProblem>`select d.id, d.problem_name as name, d.severity, u.real_name as "ownerName", d.due_on::text as "dueOn",
      greatest(0, ${today}::date - d.due_on) as "lateDays"
    from dc_review_problem d left join "user" u on u.tenant_id = d.tenant_id and u.id = d.owner_id
    where d.tenant_id = ${tenantId} and d.project_id = ${projectId} and not d.is_deleted and d.problem_status <> 'closed' and ${within(session, 'problems', 'd')}
    order by case d.severity when 'critical' then 0 when 'major' then 1 else 2 end, d.due_on limit ${rowsPerPart}`.execute(tx)
  const value = await sql<
    NonNullable<ProjectOverview['value']>
  >`select b.planned::float8 as planned, coalesce(b.planned_value, 0)::float8 as "plannedValue",
      coalesce(b.earned_value, 0)::float8 as "earnedValue", b.actual::float8 as actual, b.forecast::float8 as forecast,
      b.cost_index::float8 as "costIndex", b.schedule_index::float8 as "scheduleIndex"
    from project_budget b where b.tenant_id = ${tenantId} and b.project_id = ${projectId} and not b.is_deleted and b.budget_status = 'passed'
      and ${within(session, 'budgets', 'b')} order by b.id desc limit 1`.execute(tx)
  return {
    facts: facts ?? noFacts(projectId),
    milestones: milestones.rows,
    late: late.rows,
    problems: problems.rows,
    items: counts.rows[0] ?? { total: 0, done: 0, running: 0, late: 0 },
    value: value.rows[0] ?? null,
  }
}

const noFacts = (id: string): ProjectOverview['facts'] => ({
  ...{ id, isOver: false, slipDays: 0, planDays: 0, lateItems: 0, items: 0, milestoneDays: 0, budget: 0, forecastCost: 0 },
  ...{ openProblems: 0, seriousProblems: 0, unowned: 0, changes: 0 },
})
