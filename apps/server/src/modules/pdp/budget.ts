import type { AnyRecord } from '@bip/contract'
import { sql } from 'kysely'
import { localDay } from '../../kinds/zone.ts'
import type { Context, Extension } from '../../model/extension.ts'
import { settleCosts } from './costs/settleCosts.ts'
import { settleEarned } from './plan/earned.ts'
import { settleOf } from './plan/planItem.ts'

type Budget = { id: string; projectId: string }

async function settleBudgets({ tx, session, at, place }: Context, budgets: readonly Budget[]): Promise<void> {
  const { tenantId } = session
  const today = localDay(at, place.timeZone)
  await settleCosts(tx, { tenantId, projectIds: [...new Set(budgets.map(({ projectId }) => projectId))], today })
  await settleEarned(tx, { tenantId, which: sql`b.id = any(${budgets.map(({ id }) => id)}::text[])`, today })
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
