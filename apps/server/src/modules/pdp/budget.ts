import type { AnyRecord } from '@bip/contract'
import { sql } from 'kysely'
import { localDay } from '../../kinds/zone.ts'
import type { Context, Extension } from '../../model/extension.ts'
import { settleOf } from './plan/planItem.ts'

type Budget = { id: string; projectId: string }

/** Whether budgets are kept, and what the work that is done is worth: earned and planned value by the hours of the plan. */
async function settleBudgets({ tx, session, at, place }: Context, budgets: readonly Budget[]): Promise<void> {
  const today = localDay(at, place.timeZone)
  await sql`with wanted as (select id, project_id, planned, actual, forecast, threshold from project_budget
      where tenant_id = ${session.tenantId} and id = any(${budgets.map(({ id }) => id)}::text[])),
    share as (select i.project_id, sum(w.weight) as whole,
        sum(w.weight * case when i.plan_status in ('completed', 'delayedCompleted') then 100 else coalesce(i.progress, 0) end) / 100 as done,
        sum(w.weight) filter (where coalesce(i.baseline_end, i.plan_end) <= ${today}::date) as due
      from plan_item i cross join lateral (select greatest(coalesce(i.planned_hours, i.duration * 8, 8), 1) as weight) w
      where i.tenant_id = ${session.tenantId} and not i.is_deleted and i.item_type <> 'phase' and i.plan_status <> 'closed'
        and i.project_id in (select project_id from wanted) group by 1)
    update project_budget b set warning = case when w.planned > 0 and w.forecast > w.planned then 'over'
        when w.planned > 0 and w.forecast >= w.planned * w.threshold / 100 then 'near' else 'none' end,
      planned_value = round(w.planned * coalesce(s.due, 0) / nullif(s.whole, 0), 2),
      earned_value = round(w.planned * coalesce(s.done, 0) / nullif(s.whole, 0), 2),
      cost_index = round(w.planned * coalesce(s.done, 0) / nullif(s.whole, 0) / nullif(w.actual, 0), 2),
      schedule_index = round(coalesce(s.done, 0) / nullif(s.due, 0), 2)
    from wanted w left join share s on s.project_id = w.project_id
    where b.tenant_id = ${session.tenantId} and b.id = w.id`.execute(tx)
}

const budgetsIn = (records: readonly AnyRecord[]): Budget[] =>
  records.map(({ id, projectId }) => ({ id, projectId: String(projectId) }))

/** The money of a project is that of its passed budget. */
async function giveToProjects(context: Context, budgets: readonly Budget[], passing: readonly string[] = []): Promise<void> {
  const { tx, session } = context
  const ids = budgets.map(({ id }) => id)
  await sql`update project p set budget = b.planned, actual_cost = b.actual, forecast_cost = b.forecast from project_budget b
    where b.tenant_id = ${session.tenantId} and b.id = any(${ids}::text[]) and (b.budget_status = 'passed' or b.id = any(${passing}::text[]))
      and p.tenant_id = b.tenant_id and p.id = b.project_id`.execute(tx)
  await settleOf(
    context,
    budgets.map(({ projectId }) => projectId),
  )
}

export const projectBudgetExtension: Extension = {
  afterSaveAll: async (context, saved) => {
    const budgets = budgetsIn(saved.map(({ record }) => record))
    await settleBudgets(context, budgets)
    await giveToProjects(context, budgets)
  },
  operations: {
    pass: async (context, record) => {
      const budgets = budgetsIn([record])
      await settleBudgets(context, budgets)
      await giveToProjects(context, budgets, [record.id])
    },
  },
}
