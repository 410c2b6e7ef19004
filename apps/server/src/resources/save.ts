import { type AnyRecord, type Conflict, initialValues, isEmpty } from '@bip/contract'
import { sql } from 'kysely'
import { newId } from '../db/id.ts'
import { Refusal } from '../http/errors.ts'
import { localTime } from '../kinds/zone.ts'
import { type Changes, changesBetween, writeHistory } from './changes.ts'
import { checkAgainstRows, checkValues, refuseProblems } from './check.ts'
import { countChosen } from './chosen.ts'
import type { Context, Extension, Values } from './extension.ts'
import { oneId } from './ids.ts'
import type { Model } from './model.ts'
import { lockRecords, readRecord, type Shape } from './read.ts'
import { type BaseRow, insertRecords, linesIn, updateRecord } from './rows.ts'
import { demand, reaches } from './scope.ts'
import { nextSerials } from './serial.ts'
import { raceSafe, refuseDuplicates } from './unique.ts'

/** One writing call: the transaction it runs in, and the resource it is about. */
export type Writing = Context & { model: Model; extension: Extension }

/** Stores what a client sent: a new record without `id`, else the sent fields of that record. Answers the whole record. */
export async function save(writing: Writing, input: Values): Promise<AnyRecord> {
  return isEmpty(input.id) ? create(writing, input) : update(writing, oneId(input.id, writing), input)
}

const shown = (writing: Writing): Shape => ({ labels: 'all', can: writing.session, lines: true })

async function create(writing: Writing, input: Values): Promise<AnyRecord> {
  const { tx, session, model, extension, place, at } = writing
  demand(session, model, 'add', model.core.label[place.language])
  const { values, problems } = checkValues(
    model,
    withoutLineIds(model, { ...initialValues(model.core.fields), ...input }),
    place.timeZone,
  )
  refuseProblems(model, problems, place.language)
  await extension.beforeSave?.(writing, values, null)
  const [found = {}] = await checkAgainstRows(tx, session, model, [{ values, before: null }])
  refuseProblems(model, found, place.language)
  await refuseDuplicates(tx, session.tenantId, model, values, place.language)
  await fillServerOwned(writing, [values])
  const base = baseRow(writing)
  await raceSafe(model, values, place.language, () => insertRecords(tx, model, [{ base, values }]))
  await writeHistory(tx, session, model, at, [{ recordId: base.id, version: 1, operation: 'create', changes: {} }])
  await countPeople(writing, values, Object.keys(input))
  const record = await stored(writing, base.id)
  await extension.afterSave?.(writing, record, null)
  return record
}

/** Whoever was put into a field by hand was chosen. */
function countPeople({ tx, session, model, at }: Writing, values: Values, keys: readonly string[]): Promise<void> {
  const chosen = model.links.filter(({ key, to }) => to === 'user' && keys.includes(key) && !isEmpty(values[key]))
  return countChosen(
    tx,
    session,
    chosen.map(({ key }) => String(values[key])),
    at,
  )
}

/** Gives new records their numbers and their first state. */
export async function fillServerOwned({ tx, session, model, place, at }: Writing, records: readonly Values[]): Promise<void> {
  const [firstState] = Object.keys(model.core.states ?? {})
  if (model.state) for (const values of records) values[model.state.key] = firstState ?? null
  for (const { key, field } of model.parts) {
    if (field.kind !== 'serial') continue
    const serials = await nextSerials(tx, session.tenantId, model, {
      key,
      field,
      count: records.length,
      at,
      timeZone: place.timeZone,
    })
    for (const [index, values] of records.entries()) values[key] = serials[index]
  }
}

/** What the server alone says of a new record. */
export function baseRow({ session, at }: Writing): BaseRow {
  const now = at.toISOString()
  return {
    tenant_id: session.tenantId,
    id: newId(),
    version: 1,
    create_user: session.userId,
    create_dept: session.deptId,
    create_time: now,
    update_user: session.userId,
    update_time: now,
    is_deleted: false,
  }
}

async function update(writing: Writing, id: string, input: Values): Promise<AnyRecord> {
  const { tx, session, model, extension, place, at } = writing
  const before = await editable(writing, id)
  await refuseStale(writing, before, input)
  const { values, problems } = checkValues(model, merged(model, before, input), place.timeZone)
  refuseProblems(model, problems, place.language)
  for (const { key } of model.parts) if (!(key in values)) values[key] = before[key]
  await extension.beforeSave?.(writing, values, before)
  const [found = {}] = await checkAgainstRows(tx, session, model, [{ values, before }])
  refuseProblems(model, found, place.language)
  for (const lines of model.lines) for (const line of linesIn(values, lines)) line.id ??= newId()
  const changes = changesBetween(model, before, values)
  if (Object.keys(changes).length === 0) return stored(writing, id)
  await refuseDuplicates(tx, session.tenantId, model, pick(values, changes), place.language, id)
  const written = { values, keys: Object.keys(changes), userId: session.userId, at }
  const version = await raceSafe(model, values, place.language, () => updateRecord(tx, model, session.tenantId, id, written))
  await writeHistory(tx, session, model, at, [{ recordId: id, version, operation: 'update', changes }])
  await countPeople(writing, values, Object.keys(changes))
  const record = await stored(writing, id)
  await extension.afterSave?.(writing, record, before)
  return record
}

/** The record as it stands, locked; refused where the caller may not change it or its state forbids it. */
async function editable({ tx, session, model, place }: Writing, id: string): Promise<AnyRecord> {
  const { core } = model
  const scope = demand(session, model, 'edit', core.label[place.language])
  await lockRecords(tx, session.tenantId, model, [id])
  const before = await readRecord(tx, session.tenantId, model, id, { lines: true })
  if (!before || !reaches(session, scope, before)) throw new Refusal('notFound', { what: core.label[place.language] })
  const state = model.state && core.states?.[String(before[model.state.key])]
  if (model.state && !state?.editable)
    throw new Refusal('wrongState', { state: state?.label[place.language] ?? '', action: edit[place.language] })
  return before
}

const edit = { 'zh-CN': '编辑', en: 'edit it', vi: 'chỉnh sửa' } as const

/** The record with what was sent laid over it. What is fixed after creation stays; lines that are not its own count as new. */
function merged(model: Model, before: AnyRecord, input: Values): Values {
  const values: Values = { ...before }
  for (const [key, field] of Object.entries(model.core.fields)) if (key in input && !field.createOnly) values[key] = input[key]
  for (const lines of model.lines) {
    const own = new Set(linesIn(before, lines).map(({ id }) => id))
    if (Array.isArray(values[lines.key]))
      values[lines.key] = linesIn(values, lines).map((line) => (own.delete(String(line?.id)) ? line : withoutId(line)))
  }
  return values
}

function withoutLineIds(model: Model, values: Values): Values {
  const copy = { ...values }
  for (const lines of model.lines) if (Array.isArray(copy[lines.key])) copy[lines.key] = linesIn(copy, lines).map(withoutId)
  return copy
}

/** Anything may have been sent as a line; what is no object is left for the check to name. */
const withoutId = (line: Values): Values => (typeof line === 'object' && line !== null ? { ...line, id: undefined } : line)

const pick = (values: Values, changes: Changes): Values =>
  Object.fromEntries(Object.keys(changes).map((key) => [key, values[key]]))

/** The record as the caller sees it now. */
async function stored(writing: Writing, id: string): Promise<AnyRecord> {
  const record = await readRecord(writing.tx, writing.session.tenantId, writing.model, id, shown(writing))
  if (!record)
    throw new Error(`${writing.model.core.key} ${id} was written and cannot be read back: a policy hides what it lets in.`)
  return record
}

/** Refuses a write that was made from an older version, telling who changed which field since. */
async function refuseStale({ tx, session, model, place }: Writing, before: AnyRecord, input: Values): Promise<void> {
  if (isEmpty(input.version) || Number(input.version) === before.version) return
  const seen = /^\d{1,9}$/.test(String(input.version)) ? Number(input.version) : 0
  const { rows } = await sql<{
    version: number
    at: string
    user_name: string
    changes: Changes
  }>`select version, at, user_name, changes
    from change_history where tenant_id = ${session.tenantId} and resource = ${model.core.key} and record_id = ${before.id}
    and version > ${seen} order by id`.execute(tx)
  const since: Changes = {}
  for (const { changes } of rows)
    for (const [key, { before, after }] of Object.entries(changes))
      since[key] = { before: since[key] ? since[key].before : before, after }
  const last = rows.at(-1)
  const conflict: Conflict = {
    version: before.version,
    changedBy: last?.user_name ?? '',
    changedAt: last?.at ?? before.updateTime,
    fields: Object.entries(since).map(([key, change]) => ({
      key,
      label: model.core.fields[key]?.label[place.language] ?? key,
      ...change,
    })),
  }
  const when = localTime(new Date(conflict.changedAt), place.timeZone).slice(0, 16)
  throw new Refusal('stale', { who: conflict.changedBy, when }, conflict)
}
