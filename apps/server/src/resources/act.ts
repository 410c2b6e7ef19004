import { type Action, type AnyRecord, type BulkResult, isEmpty, type Problem, validate } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../http/errors.ts'
import { writeHistory } from './changes.ts'
import { type Problems, refuseProblems } from './check.ts'
import type { Values } from './extension.ts'
import { notFound } from './ids.ts'
import { lockRecords, readRecord } from './read.ts'
import type { Writing } from './save.ts'
import { demand, reaches, scopeOf } from './scope.ts'

/** What an action did to each record; `data` is what its own operation answered. */
export type ActionResult = { results: (BulkResult['results'][number] & { data?: unknown })[] }

/**
 * Runs a declared action over records. One record: done or refused. Several: each is done or refused by itself, and the whole is
 * refused only where none was done, with the first refusal.
 */
export async function act(writing: Writing, name: string, ids: readonly string[], input: Values): Promise<ActionResult> {
  const { model, place, session } = writing
  const action = model.core.actions?.[name]
  if (!action) throw new Error(`${model.core.key} declares no action "${name}".`)
  demand(session, model, name, action.label[place.language])
  const args = checkedArgs(writing, action, input)
  const [only] = ids
  if (ids.length === 1 && only !== undefined) return { results: [await actOn(writing, name, action, only, args)] }
  return actOnEach(writing, name, action, ids, args)
}

async function actOnEach(
  writing: Writing,
  name: string,
  action: Action,
  ids: readonly string[],
  args: Values,
): Promise<ActionResult> {
  const { tx, place } = writing
  const results: ActionResult['results'] = []
  let first: Refusal | undefined
  for (const id of ids) {
    await sql`savepoint one_record`.execute(tx)
    try {
      results.push(await actOn(writing, name, action, id, args))
      await sql`release savepoint one_record`.execute(tx)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await sql`rollback to savepoint one_record`.execute(tx)
      first ??= error
      results.push({ id, ok: false, msg: error.say(place.language) })
    }
  }
  if (first && results.every(({ ok }) => !ok)) throw first
  return { results }
}

function checkedArgs({ model, place }: Writing, action: Action, input: Values): Values {
  if (!action.args) return {}
  const { value, problems } = validate(action.args, input)
  refuseProblems({ ...model, core: { ...model.core, fields: action.args } }, problems, place.language)
  return value
}

async function actOn(
  writing: Writing,
  name: string,
  action: Action,
  id: string,
  args: Values,
): Promise<ActionResult['results'][number]> {
  const { tx, session, model, extension, place, at } = writing
  await lockRecords(tx, session.tenantId, model, [id])
  const record = await readRecord(tx, session.tenantId, model, id, { lines: true })
  const scope = scopeOf(session, model, name)
  if (!record || !scope || !reaches(session, scope, record)) throw notFound(model, place.language)
  const state = model.state && String(record[model.state.key])
  if (action.from && state !== undefined && !action.from.includes(state)) throw wrongState(writing, action, state)
  if (Object.entries(action.where ?? {}).some(([key, values]) => !values.includes(String(record[key]))))
    throw new Refusal('alreadyHandled')
  refuseProblems(model, missing(record, action), place.language)
  const data = await extension.operations?.[name]?.(writing, record, args)
  const version = await moveOn(writing, action, id)
  if (version === undefined) throw new Refusal('alreadyHandled')
  const key = model.state?.key
  const changes = key && action.to && action.to !== state ? { [key]: { before: state, after: action.to } } : {}
  await writeHistory(tx, session, model, at, [{ recordId: id, version, operation: name, changes }])
  return { id, ok: true, msg: action.success[place.language], ...(data !== undefined && { data }) }
}

/** One conditional update: of two that run at once, one moves the record and the other finds it moved. */
async function moveOn({ tx, session, model, at }: Writing, action: Action, id: string): Promise<number | undefined> {
  const column = model.state && sql.id(model.state.column)
  const to = column && action.to ? sql`${column} = ${action.to}, ` : sql``
  const from = column && action.from ? sql` and ${column} = any(${action.from}::text[])` : sql``
  const { rows } = await sql<{ version: number }>`update ${sql.table(model.table)}
    set ${to}version = version + 1, update_user = ${session.userId}, update_time = ${at.toISOString()}
    where tenant_id = ${session.tenantId} and id = ${id} and not is_deleted${from} returning version`.execute(tx)
  return rows[0]?.version
}

function wrongState({ model, place: { language } }: Writing, action: Action, state: string): Refusal {
  if (state === action.to) return new Refusal('alreadyHandled')
  return new Refusal('wrongState', {
    state: model.core.states?.[state]?.label[language] ?? state,
    action: action.label[language],
  })
}

const required: Problem = { key: 'required' }

const missing = (record: AnyRecord, action: Action): Problems =>
  Object.fromEntries((action.needs ?? []).filter((key) => isEmpty(record[key])).map((key) => [key, required]))
