import type { ErrorKey } from '../errors.ts'
import { type Language, say } from '../i18n.ts'
import { type Fields, isEmpty, isInstant, isState } from '../kinds/index.ts'
import type { Problem } from '../kinds/problems.ts'
import type { Action, SetValue } from './action.ts'
import { type Asker, type Condition, holds } from './condition.ts'
import { type Core, stateField, statesOf } from './core.ts'
import { type Making, makingOperation } from './making.ts'
import { permissionCode } from './permissions.ts'
import { computeInto } from './validate.ts'

type Values = Record<string, unknown>
type Acting = Pick<Core, 'fields' | 'states' | 'sends'>

/** Who acts, when and from which department. */
export type Doer = Asker & { deptId: string /** ISO 8601. */; at: string }

/** How values are said to people: words of dictionaries and states, names of records. */
export type Wording = { language: Language; word: (key: string, value: unknown) => string }

/** Something that may be done to a record: in which states of it (null: in each), and what must hold of its fields. */
export type OperationRule = {
  name: string
  from: readonly string[] | null
  where: readonly (readonly [string, Condition])[]
  /** The code that it takes beside seeing the record. Default that of the operation. */
  permission?: string
}

/** What may be done to records of a resource beyond seeing them: `edit`, `remove` and its actions. */
export function operationsOf(core: Core): OperationRule[] {
  const states = Object.entries(core.states ?? {})
  const those = (which: 'editable' | 'removable') =>
    core.states ? states.filter(([, state]) => state[which]).map(([value]) => value) : null
  return [
    ...(core.calls.submit || core.calls.update ? [{ name: 'edit', from: those('editable'), where: [] }] : []),
    ...(core.calls.remove ? [{ name: 'remove', from: those('removable'), where: [] }] : []),
    ...Object.entries(core.actions ?? {}).map(([name, action]) => ({ name, from: action.from ?? null, where: whereOf(action) })),
    ...Object.entries(core.makes ?? {}).map(([name, making]) => makingRule(name, making)),
  ]
}

const makingRule = (name: string, { to, from, where = {}, progress }: Making): OperationRule => ({
  name: makingOperation(name),
  from: from ?? null,
  where: [...Object.entries(where), ...(progress ? [[progress.field, [progress.none, progress.partly]] as const] : [])],
  permission: permissionCode({ key: to }, 'add'),
})

const whereOf = ({ where = {}, byAnother, moves = {} }: Action): OperationRule['where'] => [
  ...Object.entries(where),
  ...(byAnother ? [['createUser', { me: false }] as const] : []),
  ...Object.entries(moves).map(([key, table]) => [key, Object.keys(table).filter((from) => table[from]?.length)] as const),
]

/** Whether a record stands where an operation may start, as far as states and conditions say. */
export function standsReady(core: Acting, { from, where }: Omit<OperationRule, 'name'>, record: Values, asker: Asker): boolean {
  const state = stateField(core)
  if (from && state !== undefined && !from.includes(String(record[state] ?? ''))) return false
  return where.every(([key, condition]) => holds(condition, record[key], asker))
}

/** The same by the name of the operation; false for one that the resource does not know. */
export function mayStart(core: Core, name: string, record: Values, asker: Asker): boolean {
  const operation = operationsOf(core).find((one) => one.name === name)
  return operation !== undefined && standsReady(core, operation, record, asker)
}

/** What an action puts into fields, those that it asks for included. */
export const setsOf = ({ sets, asks = [] }: Pick<Action, 'sets' | 'asks'>): Readonly<Record<string, SetValue>> => ({
  ...Object.fromEntries(asks.map((key) => [key, { arg: key }])),
  ...sets,
})

/**
 * What an action asks for in its dialog. Fields that it stores are asked as they are declared, and must be given where the action needs them;
 * a state may be any that all the records can move to.
 */
export function argsOf(core: Acting, action: Action, records: readonly Values[] = []): Fields {
  const asked = (action.asks ?? []).flatMap((key) => {
    const field = core.fields[key]
    if (!field) return []
    const shared = { ...field, serverOwned: false, createOnly: false, required: action.needs?.includes(key) ?? false }
    const states = statesOf(core, key)
    if (!isState(field) || !states) return [[key, shared]]
    const open = Object.entries(states).filter(([value]) => records.every((record) => mayMove(action, key, record[key], value)))
    return [[key, { ...shared, asked: true, required: true, states: Object.fromEntries(open) }]]
  })
  return { ...Object.fromEntries(asked), ...action.args }
}

const mayMove = ({ moves }: Action, key: string, from: unknown, to: unknown): boolean =>
  moves?.[key] === undefined || (moves[key][String(from ?? '')] ?? []).includes(String(to))

/** Why an action is not done to a record: a refusal with its values, or what is wrong with single fields. */
export type Hindrance =
  | { key: ErrorKey; values: Record<string, string> }
  | { key: 'invalidFields'; problems: Record<string, Problem> }

/** Why an action may not run over a record with these arguments; undefined where it may. */
export function hindranceOf(
  core: Acting,
  action: Action,
  record: Values,
  args: Values,
  { asker, wording }: { asker: Asker; wording: Wording },
): Hindrance | undefined {
  const { language, word } = wording
  const key = stateField(core)
  const current = key === undefined ? '' : String(record[key] ?? '')
  if (key !== undefined && action.from && !action.from.includes(current))
    return current === action.to
      ? handled
      : { key: 'wrongState', values: { state: word(key, current), action: say(action.label, language) } }
  for (const [name, condition] of Object.entries(action.where ?? {})) {
    if (holds(condition, record[name], asker)) continue
    return isDone(action, name, record) ? handled : notNow(core, action, name, record, wording)
  }
  if (action.byAnother && record.createUser === asker.userId)
    return { key: 'ownRecord', values: { action: say(action.label, language) } }
  return wrongMove(core, action, record, args, wording) ?? missing(action, record, args)
}

const handled: Hindrance = { key: 'alreadyHandled', values: {} }

/** Whether a field holds already what the action would put there. */
const isDone = ({ sets }: Action, key: string, record: Values): boolean => {
  const set = sets?.[key]
  return set !== undefined && 'value' in set && String(set.value ?? '') === String(record[key] ?? '')
}

function notNow({ fields }: Acting, action: Action, key: string, record: Values, { language, word }: Wording): Hindrance {
  const field = fields[key]
  const value = isEmpty(record[key]) ? '—' : word(key, record[key])
  return {
    key: 'notNow',
    values: { field: field ? say(field.label, language) : key, value, action: say(action.label, language) },
  }
}

function wrongMove({ fields }: Acting, action: Action, record: Values, args: Values, { language, word }: Wording) {
  const sets = setsOf(action)
  for (const key of Object.keys(action.moves ?? {})) {
    const set = sets[key]
    const to = set && 'arg' in set ? args[set.arg] : undefined
    if (isEmpty(to) || mayMove(action, key, record[key], to)) continue
    if (to === record[key]) return handled
    const field = fields[key]
    const values = { field: field ? say(field.label, language) : key, from: word(key, record[key]), to: word(key, to) }
    return { key: 'wrongMove', values } satisfies Hindrance
  }
  return undefined
}

function missing({ needs = [], asks = [] }: Action, record: Values, args: Values): Hindrance | undefined {
  const empty = needs.filter((key) => isEmpty(record[key]) && !(asks.includes(key) && !isEmpty(args[key])))
  if (empty.length === 0) return undefined
  return { key: 'invalidFields', problems: Object.fromEntries(empty.map((key) => [key, { key: 'required' }])) }
}

/** The record as an action leaves it: its state, what it sets, and what is computed of that. Only what it touches is answered; `record` has its lines. */
export function valuesAfter(core: Acting, action: Action, record: Values, args: Values, doer: Doer): Values {
  const values: Values = {}
  const sets = Object.entries(setsOf(action))
  for (const [key, set] of sets) {
    const value = valueSet(core.fields, key, set, { record, args, doer })
    if (value !== undefined) values[key] = value
  }
  const state = stateField(core)
  if (state !== undefined && action.to !== undefined) values[state] = action.to
  const send = action.sends === undefined ? undefined : core.sends?.[action.sends]
  if (send) Object.assign(values, { [send.state]: 'queued', [send.reason]: null })
  if (sets.length === 0) return values
  const whole = { ...record, ...values }
  computeInto(core.fields, whole)
  for (const [key, field] of Object.entries(core.fields))
    if (field.formula && whole[key] !== record[key]) values[key] = whole[key]
  return values
}

type Giving = { record: Values; args: Values; doer: Doer }

/** What is put into a field; undefined where an argument is left empty. */
export function valueSet(fields: Fields, key: string, set: SetValue, { record, args, doer }: Giving): unknown {
  if ('arg' in set) return isEmpty(args[set.arg]) ? undefined : args[set.arg]
  if ('value' in set) return set.value
  if ('field' in set) return record[set.field] ?? null
  if ('me' in set) return doer.userId
  if ('myDepartment' in set) return doer.deptId
  const field = fields[key]
  return field && isInstant(field) ? doer.at : doer.today
}
