import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { Sql } from '../../../kinds/index.ts'

type Asked = {
  tenantId: string
  /** Which budgets, of a row `b`. */
  which: Sql
  /** `YYYY-MM-DD` in the tenant's zone. */
  today: string
  /** Items that are about to go. */
  without?: readonly string[]
}

/** Whether budgets are kept, or were kept where a project is over, and what the work done is worth: earned and planned value by the hours of the plan. */
export async function settleEarned(tx: Tx, { tenantId, which, today, without = [] }: Asked): Promise<void> {
  await sql`with wanted as materialized (select b.id, b.project_id, b.planned, b.actual, b.forecast, b.threshold,
        p.project_status in ('completed', 'closed') as is_over
      from project_budget b join project p on p.tenant_id = b.tenant_id and p.id = b.project_id
      where b.tenant_id = ${tenantId} and not b.is_deleted and ${which}),
    share as (select i.project_id, sum(w.weight) as whole,
        sum(w.weight * case when i.plan_status in ('completed', 'delayedCompleted') then 100 else coalesce(i.progress, 0) end) / 100 as done,
        sum(w.weight) filter (where coalesce(i.baseline_end, i.plan_end) <= ${today}::date) as due
      from plan_item i cross join lateral (select greatest(coalesce(i.planned_hours, i.duration * 8, 8), 1) as weight) w
      where i.tenant_id = ${tenantId} and not i.is_deleted and i.item_type <> 'phase' and i.plan_status <> 'closed' and i.id <> all(${without}::text[])
        and i.project_id in (select project_id from wanted) group by 1)
    update project_budget b set warning = case when w.planned > 0 and case when w.is_over then w.actual else w.forecast end > w.planned then 'over'
        when w.planned > 0 and not w.is_over and w.forecast >= w.planned * w.threshold / 100 then 'near' else 'none' end,
      planned_value = round(w.planned * coalesce(s.due, 0) / nullif(s.whole, 0), 2),
      earned_value = round(w.planned * coalesce(s.done, 0) / nullif(s.whole, 0), 2),
      cost_index = round(w.planned * coalesce(s.done, 0) / nullif(s.whole, 0) / nullif(w.actual, 0), 2),
      schedule_index = round(coalesce(s.done, 0) / nullif(s.due, 0), 2)
    from wanted w left join share s on s.project_id = w.project_id
    where b.tenant_id = ${tenantId} and b.id = w.id`.execute(tx)
}
