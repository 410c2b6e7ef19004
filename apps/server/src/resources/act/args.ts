import { type Action, argsOf, isOverLines, setsOf } from '@bip/contract'
import type { RawQuery } from '../../http/route.ts'
import type { Values } from '../../model/extension.ts'
import { isObject } from '../../model/ids.ts'
import { type Model, modelOf } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { checkAgainstRows, checkValues, refuseProblems } from '../draft/check.ts'
import type { Writing } from '../draft/writing.ts'
import { madeFromOf } from '../making/sources.ts'

/** A declared action with its checked arguments. */
export type Asked = { name: string; action: Action; args: Values }

const models = new WeakMap<Action, Model>()

/** What an action asks for as fields of a model, so that its arguments are checked as a record's values are. */
function argsModel({ core }: Model, action: Action): Model {
  const known = models.get(action)
  if (known) return known
  const made = modelOf({ ...core, fields: argsOf(core, action) })
  models.set(action, made)
  return made
}

/** The arguments that a call names, in its query or its body. */
export function argsGiven({ core }: Model, action: Action, { query, body }: { query: RawQuery; body: unknown }): Values {
  const named = Object.keys(argsOf(core, action)).filter((key) => query[key] !== undefined)
  return { ...Object.fromEntries(named.map((key) => [key, query[key]])), ...(isObject(body) ? body : {}) }
}

/** Arguments in their stored form; throws `invalidFields` by the contract's rules. */
export function checkedArgs(model: Model, place: Place, action: Action, input: Values): Values {
  const asked = argsModel(model, action)
  const { values, problems } = checkValues(asked, input, place.timeZone)
  refuseProblems(asked, problems, place.language)
  return values
}

/** The same against what the database knows: that records, people, words and files are there to be named. */
export async function argsAgainstRows({ tx, session, model, place }: Writing, { action, args }: Asked): Promise<Values> {
  const asked = argsModel(model, action)
  if (asked.parts.length === 0) return args
  const values = { ...args }
  const [problems = {}] = await checkAgainstRows(tx, session, asked, [{ values, before: null }])
  refuseProblems(asked, problems, place.language)
  return values
}

/** Whether records are read with their lines before an action runs over them. */
export function needsLines({ model, extension }: Pick<Writing, 'model' | 'extension'>, { name, action }: Asked): boolean {
  if (action.to !== undefined && madeFromOf(model).length > 0) return true
  if (extension.operations?.[name] || action.posts || model.lines.some(({ key }) => action.needs?.includes(key))) return true
  return Object.keys(setsOf(action)).length > 0 && model.parts.some(({ field }) => field.formula && isOverLines(field.formula))
}
