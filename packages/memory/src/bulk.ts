import {
  type BulkAct,
  type BulkEdit,
  type BulkOutcome,
  type BulkPart,
  type BulkQuestion,
  bulkCalls,
  type Core,
  errors,
  maxBulkRows,
  say,
} from '@bip/contract'
import { act } from './act.ts'
import { matching, readQuestion } from './list.ts'
import { demand, type MemoryCall, type MemoryHandler, MemoryRefusal, type MemoryState, tableOf } from './state.ts'
import { remove, save } from './write.ts'

/** Work on many records at once, as the gateway offers it beyond the spec. */
export function bulkHandlers(state: MemoryState): [string, MemoryHandler][] {
  const named = (resource: string): Core => {
    const core = state.resources[resource]
    if (!core) throw new MemoryRefusal('unknownPath')
    return core
  }
  return [
    [
      `POST ${bulkCalls.edit}`,
      (call): BulkPart => {
        const body = call.body as BulkEdit // as `bulkCalls` says
        const core = named(body.resource)
        demand(state, core, 'edit', call.language)
        if ('rows' in body) return { results: body.rows.map((row) => edit(state, core, call, row)), after: null }
        const { ids, after } = nextIds(state, core, call, body)
        return { results: ids.map((id) => edit(state, core, call, { id, values: body.values })), after }
      },
    ],
    [
      `POST ${bulkCalls.act}`,
      (call): BulkPart => {
        const body = call.body as BulkAct // as `bulkCalls` says
        const core = named(body.resource)
        demand(state, core, body.action, call.language)
        const { ids, after } = nextIds(state, core, call, body)
        const run = (id: string) =>
          body.action === 'remove'
            ? remove(state, core, [id], call.language)
            : act(state, core, body.action, { ...call, query: new URLSearchParams(), body: body.args }, [id])
        return {
          results: ids.map((id) =>
            outcome(state, core, call, id, () => {
              run(id)
              return undefined
            }),
          ),
          after,
        }
      },
    ],
  ]
}

function nextIds(state: MemoryState, core: Core, { language }: MemoryCall, { query, after, except = [] }: BulkQuestion) {
  const question = readQuestion(core, new URLSearchParams(query), language)
  const ids = matching(core, tableOf(state, core.key).values(), question)
    .map(({ id }) => id)
    .filter((id) => id > (after ?? '') && !except.includes(id))
    .sort()
    .slice(0, maxBulkRows)
  return { ids, after: ids.length < maxBulkRows ? null : (ids.at(-1) ?? null) }
}

type Row = { id: string; version?: number; values: Readonly<Record<string, unknown>> }

const edit = (state: MemoryState, core: Core, call: MemoryCall, { id, version, values }: Row): BulkOutcome =>
  outcome(state, core, call, id, () => {
    const known = tableOf(state, core.key).get(id)
    const saved = save(state, core, { ...values, id, ...(version !== undefined && { version }) }, call.language)
    if (!known || saved === known) return {}
    return { version: saved.version, before: Object.fromEntries(Object.keys(values).map((key) => [key, known[key] ?? null])) }
  })

function outcome(
  state: MemoryState,
  core: Core,
  { language }: MemoryCall,
  id: string,
  work: () => Partial<BulkOutcome> | undefined,
): BulkOutcome {
  try {
    return { id, ok: true, msg: '', ...work() }
  } catch (failure) {
    if (!(failure instanceof MemoryRefusal)) throw failure
    const name = String(tableOf(state, core.key).get(id)?.[core.display] ?? id)
    return { id, ok: false, name, msg: say(errors[failure.key].text, language, failure.values) }
  }
}
