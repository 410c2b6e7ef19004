import {
  type Action,
  type AnyRecord,
  argsOf,
  type BulkResult,
  type Core,
  changesBetween,
  errors,
  hindranceOf,
  type Language,
  operationsOf,
  say,
  standsReady,
  valuesAfter,
} from '@bip/contract'
import { change, invalidFields } from './changes.ts'
import { fieldOf } from './fieldsOf.ts'
import { matching, readQuestion } from './list.ts'
import { settleSources } from './making/settle.ts'
import { print } from './print.ts'
import { demand, doerOf, type MemoryCall, MemoryRefusal, type MemoryState, recordOf, tableOf } from './state.ts'
import { post } from './stock.ts'
import { checked } from './write.ts'

type Values = Record<string, unknown>

/** Runs an action as a call asks for it: what it did to each record; throws the first refusal when it worked on none. */
export function act(state: MemoryState, core: Core, name: string, call: MemoryCall, named: readonly string[] | null): BulkResult {
  const action = core.actions?.[name]
  if (!action) throw new MemoryRefusal('unknownPath')
  const { language } = call
  demand(state, core, name, language)
  const fields = argsOf(core, action)
  const args = checked(state, { ...core, fields }, argsGiven(fields, call), language)
  const refusals: MemoryRefusal[] = []
  const results = (named ?? readyIds(state, core, name, fields, call)).map((id) => {
    try {
      actOn(state, core, { name, action, args }, id, language)
      return { id, ok: true, msg: action.success[language] }
    } catch (failure) {
      if (!(failure instanceof MemoryRefusal)) throw failure
      refusals.push(failure)
      return { id, ok: false, msg: say(errors[failure.key].text, language, failure.values) }
    }
  })
  const [first] = refusals
  if (first && refusals.length === results.length) throw first
  return { results }
}

/** Arguments as the query or the body names them. */
function argsGiven(fields: Core['fields'], { query, body }: MemoryCall): Values {
  const asked = Object.keys(fields).flatMap((key) => (query.has(key) ? [[key, query.get(key)]] : []))
  return { ...Object.fromEntries(asked), ...(typeof body === 'object' && body !== null ? body : {}) }
}

/** The records that a list shows and that stand where the action may start. */
function readyIds(state: MemoryState, core: Core, name: string, args: Core['fields'], { query, language }: MemoryCall): string[] {
  const filters = new URLSearchParams([...query].filter(([key]) => !Object.hasOwn(args, key)))
  const rule = operationsOf(core).find((one) => one.name === name)
  if (!rule) return []
  return matching(core, tableOf(state, core.key).values(), readQuestion(core, filters, language))
    .filter((record) => standsReady(core, rule, record, doerOf(state)))
    .map(({ id }) => id)
}

type Asked = { name: string; action: Action; args: Values }

function actOn(state: MemoryState, core: Core, { name, action, args }: Asked, id: string, language: Language): void {
  const record: AnyRecord = recordOf(state, core, id, language)
  const doer = doerOf(state)
  const word = (key: string, value: unknown) => print(value, fieldOf(core, key), { state, core, language })
  const hindrance = hindranceOf(core, action, record, args, { asker: doer, wording: { language, word } })
  if (hindrance && 'problems' in hindrance) throw invalidFields(core, hindrance.problems, language)
  if (hindrance) throw new MemoryRefusal(hindrance.key, hindrance.values)
  if (action.posts) post(state, core, action.posts, record, language)
  const values = valuesAfter(core, action, record, args, doer)
  settleSources(state, core, [{ id, values: { ...record, ...values }, before: record }], language)
  const done = change(state, core, record, values, name, changesBetween(core.fields, record, values))
  const send = action.sends === undefined ? undefined : core.sends?.[action.sends]
  // No neighbour is configured here, so that the company's own records take it at once.
  const taken = send && { ...done, [send.state]: 'sent' }
  if (taken) change(state, core, done, taken, 'update', changesBetween(core.fields, done, taken))
}
