import { currentCaller } from '../../../base/caller.ts'
import { Turns } from '../../../db/turns.ts'

/** ms after which one who waits is told that the plan is busy. */
const maxWait = 15_000
const turns = new Map<string, Turns>()

/**
 * Changes of a plan by hand come one after the other. They wait here, not at the lock of the database: there each would hold a connection, and
 * twenty planners would leave none to those who only look.
 */
export async function inPlanTurn<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  const own = turns.get(tenantId) ?? new Turns({ places: 1, maxWait })
  turns.set(tenantId, own)
  const endTurn = await own.take(currentCaller())
  try {
    return await work()
  } finally {
    endTurn()
  }
}
