import { type ProjectFacts, projectHealth } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { settleEarned } from './earned.ts'

type Facts = ProjectFacts & { progress: number; forecastEnd: string | null; actualStart: string | null }

/** Figures of items that are worked on; those with others below them are told by these. */
const leaves = (tenantId: string, projectIds: readonly string[], without: readonly string[]) => sql`
  select i.*, greatest(coalesce(i.planned_hours, i.duration * 8, 8), 1) as weight
  from plan_item i where i.tenant_id = ${tenantId} and not i.is_deleted and i.plan_status <> 'closed' and i.project_id = any(${projectIds}::text[])
    and i.id <> all(${without}::text[])
    and not exists (select from plan_item c where c.tenant_id = i.tenant_id and c.parent_id = i.id and not c.is_deleted and c.id <> all(${without}::text[]))`

/** What projects are judged by, as it stands on a day; `without` are items that are about to go. */
export async function factsOf(
  tx: Tx,
  tenantId: string,
  projectIds: readonly string[],
  today: string,
  without: readonly string[] = [],
): Promise<Facts[]> {
  const { rows } = await sql<Facts>`with leaf as (${leaves(tenantId, projectIds, without)}),
    told as (select project_id,
      round(sum(weight * case when plan_status in ('completed', 'delayedCompleted') then 100 else coalesce(progress, 0) end) / sum(weight))::int as progress,
      max(case when actual_end is not null then actual_end
        when plan_end < ${today}::date then ${today}::date + ceil(coalesce(duration, 1) * (100 - coalesce(progress, 0)) / 100.0)::int
        else plan_end end) as forecast,
      min(actual_start) as begun,
      count(*) filter (where actual_end is null and plan_end < ${today}::date) as late, count(*) as items,
      coalesce(max(${today}::date - plan_end) filter (where actual_end is null and item_type = 'milestone' and plan_end < ${today}::date), 0) as milestone,
      count(*) filter (where owner_id is null and actual_start is null and plan_start between ${today}::date and ${today}::date + 14) as unowned
      from leaf group by project_id),
    changed as (select project_id, count(*) as count from change_record
      where tenant_id = ${tenantId} and not is_deleted and project_id = any(${projectIds}::text[]) and changed_on > ${today}::date - 30 group by 1),
    trouble as (select project_id, count(*) as count, count(*) filter (where severity = 'critical') as serious from dc_review_problem
      where tenant_id = ${tenantId} and not is_deleted and project_id = any(${projectIds}::text[]) and problem_status <> 'closed' group by 1)
    select p.id, o.is_over as "isOver", coalesce(t.progress, 0) as progress, t.begun::text as "actualStart",
      (case when o.is_over then coalesce(p.actual_end, p.forecast_end) else t.forecast end)::text as "forecastEnd",
      coalesce(case when o.is_over then p.actual_end else t.forecast end - p.plan_end, 0)::int as "slipDays",
      (p.plan_end - p.plan_start + 1)::int as "planDays", case when o.is_over then 0 else coalesce(t.late, 0)::int end as "lateItems",
      coalesce(t.items, 0)::int as items, coalesce(t.milestone, 0)::int as "milestoneDays", coalesce(p.budget, 0)::float8 as budget,
      case when o.is_over then coalesce(p.actual_cost, p.forecast_cost, 0) else coalesce(p.forecast_cost, p.actual_cost, 0) end::float8 as "forecastCost",
      coalesce(b.count, 0)::int as "openProblems", coalesce(b.serious, 0)::int as "seriousProblems", coalesce(t.unowned, 0)::int as unowned, coalesce(c.count, 0)::int as changes
    from project p cross join lateral (select p.project_status in ('completed', 'closed') as is_over) o
      left join told t on t.project_id = p.id left join changed c on c.project_id = p.id
      left join trouble b on b.project_id = p.id
    where p.tenant_id = ${tenantId} and p.id = any(${projectIds}::text[])`.execute(tx)
  return rows
}

type Settling = {
  tenantId: string
  projectIds: readonly string[]
  today: string
  at: Date
  /** Items that are about to go. */
  without?: readonly string[]
}

/**
 * Brings up to date what projects show of their plans: progress, forecast, what is late, their health, and what the work done is worth by their
 * passed budgets. A project that is over is judged by how it ended. `today` is `YYYY-MM-DD` in the tenant's zone.
 */
export async function settleProjects(tx: Tx, { tenantId, projectIds, today, at, without = [] }: Settling): Promise<void> {
  if (projectIds.length === 0) return
  const which = sql`b.budget_status = 'passed' and b.project_id = any(${projectIds}::text[])`
  await settleEarned(tx, { tenantId, which, today, without })
  const facts = await factsOf(tx, tenantId, projectIds, today, without)
  const judged = facts.map((one) => {
    const { reasons, ...healths } = projectHealth(one)
    return { ...one, ...healths, reasons }
  })
  await sql`update project p set progress = f.progress, forecast_end = f."forecastEnd", actual_start = f."actualStart", delayed_count = f."lateItems",
      health = f.health, time_health = f."timeHealth", cost_health = f."costHealth", quality_health = f."qualityHealth",
      risk_health = f."riskHealth", health_reason = array(select jsonb_array_elements_text(f.reasons)), health_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as f(id text, progress int, "forecastEnd" date, "actualStart" date, "lateItems" int,
      health text, "timeHealth" text, "costHealth" text, "qualityHealth" text, "riskHealth" text, reasons jsonb)
    where p.tenant_id = ${tenantId} and p.id = f.id`.execute(tx)
}
