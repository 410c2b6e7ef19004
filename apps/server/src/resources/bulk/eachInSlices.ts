import type { BulkResult } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import { Pace } from '../../base/pace.ts'
import type { Tx } from '../../db/database.ts'
import type { Writing } from '../draft/writing.ts'
import type { WritingCall } from '../write/draft.ts'
import { once } from '../write/idempotency.ts'
import { inSlices } from '../write/slices.ts'

/** What is done of something over many records. `first` is the first refusal, as JSON. */
type Done = BulkResult & { first?: Pick<Refusal, 'key' | 'values' | 'data'> }

/** Does something to records of one transaction: null for each that it was done to. */
export type EachWork = (writing: Writing, ids: readonly string[]) => Promise<(null | Refusal)[]>

/**
 * Does something to records by their ids, each done or refused by itself. One: done, or the call is refused. Several: a slice at a time, with
 * turns for others between, and refused as a whole only where none was done, unless that `mayAllFail`.
 */
export function eachInSlices(
  call: WritingCall,
  ids: readonly string[],
  { work, success, mayAllFail = false }: { work: EachWork; success: string; mayAllFail?: boolean },
): Promise<BulkResult> {
  const { asked, ...shared } = call
  const { session, services, place } = call
  const result = (id: string, refusal: null | Refusal) => ({
    id,
    ok: refusal === null,
    msg: refusal ? refusal.say(place.language) : success,
  })
  const [only] = ids
  if (ids.length === 1 && only !== undefined && !mayAllFail)
    return services.database.asTenant(session.tenantId, (tx) =>
      once({ ...shared, tx }, asked, async () => {
        const [refusal = null] = await work({ ...shared, tx }, [only])
        if (refusal) throw refusal
        return { results: [result(only, null)] }
      }),
    )
  const pace = new Pace()
  const step = async (tx: Tx, next: number, done: Done): Promise<Done> => {
    const slice = ids.slice(next, next + pace.size)
    const refusals = await pace.measure(slice.length, () => work({ ...shared, tx }, slice))
    const first = refusals.find((refusal) => refusal !== null)
    return {
      results: [...done.results, ...slice.map((id, at) => result(id, refusals[at] ?? null))],
      ...(done.first ? { first: done.first } : first && { first: { key: first.key, values: first.values, data: first.data } }),
    }
  }
  return inSlices<Done, BulkResult>(call, {
    total: ids.length,
    start: { results: [] },
    step: async (tx, { next, done }) => {
      const after = await step(tx, next, done)
      return { next: after.results.length, done: after }
    },
    finish: ({ results, first }) => {
      if (!mayAllFail && first && results.every(({ ok }) => !ok)) throw new Refusal(first.key, first.values, first.data)
      return { results }
    },
  })
}
