import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { costsSql } from './costsSql.ts'

/** `today` is `YYYY-MM-DD` in the tenant's zone. */
type CostsAsked = { tenantId: string; projectIds: readonly string[]; today: string }

/**
 * Brings budgets up to what documents say: what is ordered and still to come is committed, what came or was worked is spent. Lines of one
 * type of cost share it by what each plans; a type without a line gets one, as cost that nobody planned must be seen as well.
 */
export async function settleCosts(tx: Tx, { tenantId, projectIds, today }: CostsAsked): Promise<void> {
  if (projectIds.length === 0) return
  // Two who decide over documents of one project settle its budgets one after the other.
  const { rows: budgets } = await sql<{
    id: string
  }>`select id from project_budget where tenant_id = ${tenantId} and not is_deleted
    and project_id = any(${[...projectIds]}::text[]) order by id for no key update`.execute(tx)
  if (budgets.length === 0) return
  const ids = budgets.map(({ id }) => id)
  const which = sql`b.tenant_id = ${tenantId} and b.id = any(${ids}::text[])`
  const { rows: costs } = await sql<Cost>`${costsSql({ tenantId, projectIds, today })}`.execute(tx)
  const costRows = sql`jsonb_to_recordset(${JSON.stringify(costs)}::jsonb) as c(project_id text, cost_type text, open numeric, spent numeric)`
  await sql`insert into project_budget_lines (tenant_id, id, parent_id, line_no, cost_type, planned, committed, booked, other_cost, actual, to_complete, forecast, variance)
    select b.tenant_id, left(b.id, 40) || '-' || c.cost_type, b.id,
      (select coalesce(max(l.line_no), 0) from project_budget_lines l where l.tenant_id = b.tenant_id and l.parent_id = b.id) + row_number() over (partition by b.id order by c.cost_type),
      c.cost_type, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00
    from project_budget b join ${costRows} on c.project_id = b.project_id
    where ${which} and c.open + c.spent > 0 and not exists (select from project_budget_lines l
      where l.tenant_id = b.tenant_id and l.parent_id = b.id and l.cost_type = c.cost_type)`.execute(tx)
  // By the share of all lines up to this one, less that of those before it: roundings never add up to another sum.
  await sql`with placed as (select l.id, b.project_id, l.cost_type, coalesce(l.planned, 0) as planned,
        sum(coalesce(l.planned, 0)) over up as upto, sum(coalesce(l.planned, 0)) over whole as whole,
        row_number() over up as nth, count(*) over whole as lines
      from project_budget_lines l join project_budget b on b.tenant_id = l.tenant_id and b.id = l.parent_id where ${which}
      window whole as (partition by l.parent_id, l.cost_type), up as (partition by l.parent_id, l.cost_type order by l.line_no, l.id)),
    shared as (select id, project_id, cost_type, case when whole > 0 then upto / whole else nth / lines::numeric end as upto,
      case when whole > 0 then (upto - planned) / whole else (nth - 1) / lines::numeric end as before from placed),
    figures as (select s.id, round(coalesce(c.open, 0) * s.upto, 2) - round(coalesce(c.open, 0) * s.before, 2) as committed,
      round(coalesce(c.spent, 0) * s.upto, 2) - round(coalesce(c.spent, 0) * s.before, 2) as booked
      from shared s left join ${costRows} on c.project_id = s.project_id and c.cost_type = s.cost_type)
    update project_budget_lines l set committed = f.committed, booked = f.booked, actual = f.booked + coalesce(l.other_cost, 0),
      forecast = f.booked + coalesce(l.other_cost, 0) + f.committed + coalesce(l.to_complete, 0),
      variance = coalesce(l.planned, 0) - (f.booked + coalesce(l.other_cost, 0) + f.committed + coalesce(l.to_complete, 0))
    from figures f where l.tenant_id = ${tenantId} and l.id = f.id`.execute(tx)
  await sql`update project_budget b set committed = s.committed, actual = s.actual, forecast = s.forecast, variance = b.planned - s.forecast
    from (select parent_id, sum(committed) as committed, sum(actual) as actual, sum(forecast) as forecast from project_budget_lines
      where tenant_id = ${tenantId} and parent_id = any(${ids}::text[]) group by 1) s
    where ${which} and s.parent_id = b.id`.execute(tx)
  // The money of a project is that of its passed budget.
  await sql`update project p set actual_cost = b.actual, forecast_cost = b.forecast from project_budget b
    where ${which} and b.budget_status = 'passed' and p.tenant_id = b.tenant_id and p.id = b.project_id`.execute(tx)
}

type Cost = { project_id: string; cost_type: string; open: string; spent: string }
