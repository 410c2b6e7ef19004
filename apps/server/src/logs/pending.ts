import { newId } from '../db/id.ts'
import type { LogRow } from '../services/logs.ts'
import { createSums } from './sums.ts'

/** An entry on its way to the database. */
export type Pending = LogRow & { id: string; at: string; count: number; lastAt?: string; sumKey?: string }

/** So many wait at most; what comes on top is dropped and counted. */
const maxWaiting = 5000
/** Beside them, what is summed up: strangers crowd nobody out. */
const maxSummed = 1000

type Needs = { clock: () => Date; isKnown: (tenantId: string) => boolean }

/** Entries that wait to be written. `add` answers false for one that found no room. */
export function createPending({ clock, isKnown }: Needs) {
  let waiting: Pending[] = []
  const summed = new Map<string, Pending>()
  // Each kind for itself: no flood of one takes another one's lines.
  const sums = {
    api: createSums({ clock, isKnown }),
    error: createSums({ clock, isKnown }),
    login: createSums({ clock, isKnown }),
  }

  const dated = (entry: LogRow): Pending => {
    const now = clock()
    return { ...entry, id: newId(now.getTime()), at: now.toISOString(), count: 1 }
  }

  function addOwn(entry: LogRow): boolean {
    if (waiting.length >= maxWaiting) return false
    waiting.push(dated(entry))
    return true
  }

  function addSummed(entry: LogRow): boolean {
    const row = sums[entry.kind](entry)
    if (!row) return true
    const held = summed.get(row.sumKey)
    if (held) {
      held.count += 1
      held.lastAt = clock().toISOString()
      held.trace = row.trace
      return true
    }
    if (summed.size >= maxSummed) return false
    summed.set(row.sumKey, dated(row))
    return true
  }

  return {
    add: (entry: LogRow): boolean => (entry.isSummed ? addSummed(entry) : addOwn(entry)),
    /** All that wait by now; they wait no more. */
    takeAll: (): Pending[] => {
      const all = [...waiting, ...summed.values()]
      waiting = []
      summed.clear()
      return all
    },
  }
}
