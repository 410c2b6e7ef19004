import { Refusal } from '../../base/errors.ts'
import { Pace } from '../../base/pace.ts'
import type { Values } from '../../model/extension.ts'
import type { Writing } from '../draft/writing.ts'
import type { WritingCall } from '../write/draft.ts'
import { once } from '../write/idempotency.ts'
import { inSlices, type Sliced } from '../write/slices.ts'
import { type ActionResult, actOn, actOnEach, askedAction, goesOneByOne } from './act.ts'
import type { Asked } from './args.ts'

/** What is done of an action over many records. `first` is the first refusal, as JSON. */
type Done = ActionResult & { first?: Pick<Refusal, 'key' | 'values' | 'data'> }

/**
 * Runs a declared action over records. One record: done or refused. Several: each is done or refused by itself, a slice at a time, and
 * the whole is refused only where none was done, with the first refusal. When the caller leaves, what is done stays done.
 */
export async function act(call: WritingCall, name: string, ids: readonly string[], input: Values): Promise<ActionResult> {
  const action = askedAction(call, name, input)
  const { asked, ...rest } = call
  const { session, services, extension } = call
  const shared = { ...rest, prepared: await extension.prepares?.[name]?.(rest, ids) }
  const [only] = ids
  if (ids.length === 1 && only !== undefined)
    return services.database.asTenant(session.tenantId, (tx) => {
      const writing = { ...shared, tx }
      return once(writing, asked, async () => ({ results: [await actOn(writing, action, only)] }), withoutData)
    })
  return inSlices(call, slicesOf(shared, action, ids))
}

function slicesOf(shared: Omit<Writing, 'tx'>, action: Asked, ids: readonly string[]): Sliced<Done, ActionResult> {
  const isOneByOne = goesOneByOne(shared, action)
  const pace = new Pace(isOneByOne ? { size: 1, smallest: 1 } : {})
  return {
    total: ids.length,
    start: { results: [] },
    step: async (tx, { next, done }) => {
      const slice = action.action.oneTransaction ? ids : ids.slice(next, next + pace.size)
      const outcomes = await pace.measure(slice.length, () => actOnEach({ ...shared, tx }, action, slice))
      return { next: next + slice.length, done: added(done, slice, outcomes, shared) }
    },
    finish: ({ results, first }) => {
      if (first && results.every(({ ok }) => !ok)) throw new Refusal(first.key, first.values, first.data)
      return { results }
    },
    kept: (done) => ({ ...done, ...withoutData(done) }),
  }
}

function added(
  done: Done,
  ids: readonly string[],
  outcomes: Awaited<ReturnType<typeof actOnEach>>,
  { place }: Pick<Writing, 'place'>,
): Done {
  const first = outcomes.find((outcome) => outcome instanceof Refusal)
  const results = outcomes.map((outcome, at) =>
    outcome instanceof Refusal ? { id: ids[at] ?? '', ok: false, msg: outcome.say(place.language) } : outcome,
  )
  return {
    results: [...done.results, ...results],
    ...(done.first ? { first: done.first } : first && { first: { key: first.key, values: first.values, data: first.data } }),
  }
}

/** What an operation told, such as a new password, is told once and never stored. */
const withoutData = ({ results }: ActionResult): ActionResult => ({
  results: results.map(({ data: _, ...result }) => result),
})
