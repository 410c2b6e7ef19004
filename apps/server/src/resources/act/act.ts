import { type AnyRecord, type BulkResult, changesBetween, hindranceOf, valuesAfter, type Wording } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { type Change, writeHistory } from '../../model/changes.ts'
import type { Values } from '../../model/extension.ts'
import { notFound } from '../../model/ids.ts'
import { demand, reaches, scopeOf } from '../../model/scope.ts'
import { readValueNames, valueNamesOf } from '../../model/valueNames.ts'
import { problemsRefusal } from '../draft/check.ts'
import { updateRecords } from '../draft/rows.ts'
import type { Writing } from '../draft/writing.ts'
import { settleSources } from '../making/settle.ts'
import { askerOf, conditionsSql, stateIn } from '../read/can.ts'
import { lockRecords, readRecords } from '../read/read.ts'
import { queueSends } from '../send/queue.ts'
import { post } from '../stock/post.ts'
import { settleOwners } from '../write/owners.ts'
import { raceSafe } from '../write/unique.ts'
import { type Asked, argsAgainstRows, checkedArgs, needsLines } from './args.ts'

/** What an action did to each record; `data` is what its own operation answered, of the record or of the list. */
export type ActionResult = { results: (BulkResult['results'][number] & { data?: unknown })[]; data?: unknown }
type Result = ActionResult['results'][number]

/** The action that a call asks for; throws where the caller may not do it at all, or its arguments are not right. */
export function askedAction({ model, session, place }: Omit<Writing, 'tx'>, name: string, input: Values): Asked {
  const action = model.core.actions?.[name]
  if (!action) throw new Error(`${model.core.key} declares no action "${name}".`)
  demand(session, model, name, action.label[place.language])
  return { name, action, args: checkedArgs(model, place, action, input) }
}

/** Runs an action over one record: done or refused. */
export async function actOn(writing: Writing, asked: Asked, id: string): Promise<Result> {
  const done: AnyRecord[] = []
  const result = await actOnOne(writing, asked, id, done)
  await writing.extension.afterActions?.(writing, done)
  return result
}

async function actOnOne(writing: Writing, asked: Asked, id: string, done: AnyRecord[]): Promise<Result> {
  const [outcome] = await actOnSet(writing, asked, [id], done)
  if (!outcome) throw notFound(writing.model, writing.place.language)
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/**
 * Runs an action over several records: each is done or refused by itself. They go together, a statement for each step; where the resource
 * does something of its own to each, they go one after the other.
 */
export async function actOnEach(writing: Writing, asked: Asked, ids: readonly string[]): Promise<(Result | Refusal)[]> {
  const done: AnyRecord[] = []
  const outcomes = goesOneByOne(writing, asked)
    ? await actOneByOne(writing, asked, ids, done)
    : await actOnSet(writing, asked, ids, done)
  if (done.length > 0) await writing.extension.afterActions?.(writing, done)
  return outcomes
}

async function actOneByOne(
  writing: Writing,
  asked: Asked,
  ids: readonly string[],
  done: AnyRecord[],
): Promise<(Result | Refusal)[]> {
  const { tx } = writing
  const outcomes: (Result | Refusal)[] = []
  for (const id of ids) {
    await sql`savepoint one_record`.execute(tx)
    try {
      outcomes.push(await actOnOne(writing, asked, id, done))
      await sql`release savepoint one_record`.execute(tx)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await sql`rollback to savepoint one_record`.execute(tx)
      outcomes.push(error)
    }
  }
  return outcomes
}

/** Whether an action does to each record something of its own, so that one that is refused takes back what was done to it alone. */
export const goesOneByOne = ({ extension }: Pick<Writing, 'extension'>, { name, action }: Asked): boolean =>
  extension.operations?.[name] !== undefined || action.posts !== undefined

/** `done` hears of the records that were acted on, as they were. */
async function actOnSet(
  writing: Writing,
  asked: Asked,
  ids: readonly string[],
  done: AnyRecord[],
): Promise<(Result | Refusal)[]> {
  const { tx, session, model, place } = writing
  await lockRecords(tx, session.tenantId, model, ids)
  const records = await readRecords(tx, session.tenantId, model, ids, { lines: needsLines(writing, asked) })
  const scope = scopeOf(session, model, asked.name) ?? []
  const within = new Map(records.filter((record) => reaches(session, scope, record)).map((record) => [record.id, record]))
  const beyond = (id: string): Refusal => beyondReach(writing, asked, id, records)
  if (within.size === 0) return ids.map(beyond)
  const args = await argsAgainstRows(writing, asked)
  const wording = await wordingOf(writing, asked, records)
  const checked = ids.map((id) => {
    const record = within.get(id)
    const refusal = record ? refusalFor(writing, { ...asked, args }, record, wording) : beyond(id)
    return { id, record, refusal }
  })
  const able = checked.flatMap(({ record, refusal }) => (record && !refusal ? [record] : []))
  const data = new Map<string, unknown>()
  const operation = writing.extension.operations?.[asked.name]
  if (operation) for (const record of able) data.set(record.id, await operation(writing, record, args))
  const moved = await moveOn(writing, { ...asked, args }, able)
  done.push(...able.filter(({ id }) => moved.has(id)))
  const { posts, sends } = asked.action
  if (sends && moved.size > 0) await queueSends(writing, sends, [...moved])
  if (posts) for (const record of able) if (moved.has(record.id)) await post(writing, model, posts, record)
  return checked.map(({ id, refusal }) => {
    if (refusal) return refusal
    if (!moved.has(id)) return new Refusal('alreadyHandled')
    const answer = data.get(id)
    return { id, ok: true, msg: asked.action.success[place.language], ...(answer !== undefined && { data: answer }) }
  })
}

/** What was open to everybody a moment ago, such as in a public pool, is no longer there because somebody took it. */
function beyondReach({ model, place }: Writing, { name }: Asked, id: string, records: readonly AnyRecord[]): Refusal {
  const wasOpen = model.core.owner?.open?.operations.includes(name) && records.some((record) => record.id === id)
  return wasOpen ? new Refusal('alreadyHandled') : notFound(model, place.language)
}

/** What the state, the conditions or the fields of a record have against it; undefined where it may be acted on. */
function refusalFor(writing: Writing, { action, args }: Asked, record: AnyRecord, wording: Wording): Refusal | undefined {
  const { session, model, place, at } = writing
  const hindrance = hindranceOf(model.core, action, record, args, { asker: askerOf(session, at), wording })
  if (!hindrance) return undefined
  if ('problems' in hindrance) return problemsRefusal(model, hindrance.problems, place.language)
  return new Refusal(hindrance.key, hindrance.values)
}

/** Words of states are known; those of dictionaries are read only where a refusal may name them. */
async function wordingOf(writing: Writing, { action }: Asked, records: readonly AnyRecord[]): Promise<Wording> {
  const { tx, session, model, place } = writing
  const keys = new Set([...Object.keys(action.where ?? {}), ...Object.keys(action.moves ?? {})])
  const valueNames =
    keys.size > 0
      ? await readValueNames(tx, session.tenantId, model, records, place)
      : valueNamesOf(model, { ...place, ...noNames })
  const parts = new Map(model.parts.map((part) => [part.key, part]))
  return {
    language: place.language,
    word: (key, value) => {
      const part = parts.get(key)
      return part ? part.kind.print(part.field, value, valueNames) : String(value)
    },
  }
}

const noNames = { names: new Map(), dictionaries: new Map() }

/** One conditional update: of two that run at once, one moves a record and the other finds it moved. Answers who was moved. */
async function moveOn(writing: Writing, { name, action, args }: Asked, records: readonly AnyRecord[]): Promise<Set<string>> {
  if (records.length === 0) return new Set()
  const { tx, session, model, place, at } = writing
  const asker = askerOf(session, at)
  const doer = { ...asker, deptId: session.deptId, at: at.toISOString() }
  const written = records.map((record) => {
    const values = { ...record, ...valuesAfter(model.core, action, record, args, doer) }
    return { id: record.id, before: record, values, changes: changesBetween(model.core.fields, record, values) }
  })
  const changed = written.map(({ id, values, changes }) => ({ id, values, keys: Object.keys(changes) }))
  // What the resource itself does before may have changed what the conditions are about; its rows are locked.
  const where = writing.extension.operations?.[name] ? [] : Object.entries(action.where ?? {})
  const limits = [stateIn(model, sql`t`, action.from ?? null), ...conditionsSql(sql`t`, where, asker)]
  const only = sql.join([sql`not t.is_deleted`, ...limits.flatMap((limit) => limit ?? [])], sql` and `)
  const versions = await raceSafe(model, changed[0]?.values ?? {}, place.language, () =>
    updateRecords(tx, model, session.tenantId, changed, { userId: session.userId, at, only }),
  )
  const changes = written.flatMap(({ id, changes }): Change[] => {
    const version = versions.get(id)
    return version === undefined ? [] : [{ recordId: id, version, operation: name, changes }]
  })
  await writeHistory(tx, session, model, at, changes)
  if (action.to !== undefined)
    await settleSources(
      writing,
      written.flatMap(({ id, values, before }) => (versions.has(id) ? [{ values, before }] : [])),
    )
  const { owner } = model.core
  if (owner)
    await settleOwners(
      writing,
      changes.flatMap(({ recordId, changes }) =>
        owner.person in changes ? [{ id: recordId, isNew: false, keys: [owner.person] }] : [],
      ),
    )
  return new Set(versions.keys())
}
