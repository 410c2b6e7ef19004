import { Budget } from '../../http/budget.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'

/** Ids beyond their reach that one person may ask about in a minute: lists show some hundred, whoever tries ids needs far more. */
export const foreignIdsPerMinute = 3000

const budgets = new WeakMap<Services['database'], Budget>()

/** Counts ids that a caller asked about and does not see, there or not. Throws `tooMany` where these were too many of late. */
export function countForeignIds({ database }: Pick<Services, 'database'>, { tenantId, userId }: Session, count: number): void {
  if (count === 0) return
  const budget = budgets.get(database) ?? new Budget(foreignIdsPerMinute)
  budgets.set(database, budget)
  budget.spend(`${tenantId} ${userId}`, count)
}
