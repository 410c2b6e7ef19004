import { type Action, type AnyRecord, type BulkResult, isEmpty, type Language, type Problem, validate } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { type Change, type Changes, writeHistory } from '../../model/changes.ts'
import type { Values } from '../../model/extension.ts'
import { notFound } from '../../model/ids.ts'
import type { Model } from '../../model/model.ts'
import { demand, reaches, scopeOf } from '../../model/scope.ts'
import { lockRecords, readRecords } from '../read/read.ts'
import { type Problems, problemsRefusal, refuseProblems } from './check.ts'
import type { Writing } from './draft.ts'

/** What an action did to each record; `data` is what its own operation answered. */
export type ActionResult = { results: (BulkResult['results'][number] & { data?: unknown })[] }
type Result = ActionResult['results'][number]

/** A declared action with its checked arguments. */
export type Asked = { name: string; action: Action; args: Values }

/** The action that a call asks for; throws where the caller may not do it at all, or its arguments are not right. */
export function askedAction({ model, session, place }: Omit<Writing, 'tx'>, name: string, input: Values): Asked {
  const action = model.core.actions?.[name]
  if (!action) throw new Error(`${model.core.key} declares no action "${name}".`)
  demand(session, model, name, action.label[place.language])
  return { name, action, args: checkedArgs(model, place.language, action, input) }
}

/** Runs an action over one record: done or refused. */
export async function actOn(writing: Writing, asked: Asked, id: string): Promise<Result> {
  const [outcome] = await actOnSet(writing, asked, [id])
  if (!outcome) throw notFound(writing.model, writing.place.language)
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/**
 * Runs an action over several records: each is done or refused by itself. They go together, a statement for each step; where the resource
 * does something of its own to each, they go one after the other.
 */
export async function actOnEach(writing: Writing, asked: Asked, ids: readonly string[]): Promise<(Result | Refusal)[]> {
  const { tx, extension } = writing
  if (!extension.operations?.[asked.name]) return actOnSet(writing, asked, ids)
  const outcomes: (Result | Refusal)[] = []
  for (const id of ids) {
    await sql`savepoint one_record`.execute(tx)
    try {
      outcomes.push(await actOn(writing, asked, id))
      await sql`release savepoint one_record`.execute(tx)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await sql`rollback to savepoint one_record`.execute(tx)
      outcomes.push(error)
    }
  }
  return outcomes
}

async function actOnSet(writing: Writing, asked: Asked, ids: readonly string[]): Promise<(Result | Refusal)[]> {
  const { tx, session, model, place } = writing
  await lockRecords(tx, session.tenantId, model, ids)
  const records = await readRecords(tx, session.tenantId, model, ids, { lines: needsLines(writing, asked) })
  const known = new Map(records.map((record) => [record.id, record]))
  const standing = ids.map((id) => {
    const record = known.get(id)
    return { id, record, refusal: record ? refusalFor(writing, asked, record) : notFound(model, place.language) }
  })
  const able = standing.flatMap(({ record, refusal }) => (record && !refusal ? [record] : []))
  const data = new Map<string, unknown>()
  const operation = writing.extension.operations?.[asked.name]
  if (operation) for (const record of able) data.set(record.id, await operation(writing, record, asked.args))
  const moved = await moveOn(writing, asked, able)
  return standing.map(({ id, refusal }) => {
    if (refusal) return refusal
    if (!moved.has(id)) return new Refusal('alreadyHandled')
    const told = data.get(id)
    return { id, ok: true, msg: asked.action.success[place.language], ...(told !== undefined && { data: told }) }
  })
}

function checkedArgs(model: Model, language: Language, action: Action, input: Values): Values {
  if (!action.args) return {}
  const { value, problems } = validate(action.args, input)
  refuseProblems({ ...model, core: { ...model.core, fields: action.args } }, problems, language)
  return value
}

const needsLines = ({ model, extension }: Writing, { name, action }: Asked): boolean =>
  extension.operations?.[name] !== undefined || model.lines.some(({ key }) => action.needs?.includes(key))

/** Why a record is not acted on; undefined where it may be. */
function refusalFor({ session, model, place }: Writing, { name, action }: Asked, record: AnyRecord): Refusal | undefined {
  const scope = scopeOf(session, model, name)
  if (!scope || !reaches(session, scope, record)) return notFound(model, place.language)
  const state = model.state && String(record[model.state.key])
  if (action.from && state !== undefined && !action.from.includes(state)) return wrongState(model, place.language, action, state)
  if (Object.entries(action.where ?? {}).some(([key, values]) => !values.includes(String(record[key]))))
    return new Refusal('alreadyHandled')
  return problemsRefusal(model, missing(record, action), place.language)
}

/** One conditional update: of two that run at once, one moves a record and the other finds it moved. Answers who was moved. */
async function moveOn(writing: Writing, { name, action }: Asked, records: readonly AnyRecord[]): Promise<Set<string>> {
  if (records.length === 0) return new Set()
  const { tx, session, model, at } = writing
  const column = model.state && sql.id(model.state.column)
  const to = column && action.to ? sql`${column} = ${action.to}, ` : sql``
  const from = column && action.from ? sql` and ${column} = any(${action.from}::text[])` : sql``
  const { rows } = await sql<{ id: string; version: number }>`update ${sql.table(model.table)}
    set ${to}version = version + 1, update_user = ${session.userId}, update_time = ${at.toISOString()}
    where tenant_id = ${session.tenantId} and id = any(${records.map(({ id }) => id)}::text[]) and not is_deleted${from}
    returning id, version`.execute(tx)
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const changes = records.flatMap((record): Change[] => {
    const version = versions.get(record.id)
    return version === undefined ? [] : [{ recordId: record.id, version, operation: name, changes: moved(model, action, record) }]
  })
  await writeHistory(tx, session, model, at, changes)
  return new Set(versions.keys())
}

function moved({ state }: Model, { to }: Action, record: AnyRecord): Changes {
  const before = state && String(record[state.key])
  return state && to && to !== before ? { [state.key]: { before, after: to } } : {}
}

function wrongState(model: Model, language: Language, action: Action, state: string): Refusal {
  if (state === action.to) return new Refusal('alreadyHandled')
  return new Refusal('wrongState', {
    state: model.core.states?.[state]?.label[language] ?? state,
    action: action.label[language],
  })
}

const required: Problem = { key: 'required' }

const missing = (record: AnyRecord, action: Action): Problems =>
  Object.fromEntries((action.needs ?? []).filter((key) => isEmpty(record[key])).map((key) => [key, required]))
