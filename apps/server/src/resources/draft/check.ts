import {
  dictionaryOf,
  type Field,
  holdsFiles,
  isEmpty,
  isInstant,
  keysIn,
  type Language,
  type Problem,
  problemText,
  type StoredFile,
  same,
  targetOf,
  validate,
} from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { attachable, filesNamedIn } from '../../files/attachable.ts'
import { asStoredFile, type StoredRow } from '../../files/stored.ts'
import { toInstant } from '../../kinds/times.ts'
import { readDictionaries } from '../../model/dictionary.ts'
import type { Values } from '../../model/extension.ts'
import { showsPictures } from '../../model/fileColumns.ts'
import { type Model, modelFor, type Part, partNamed, partsOf } from '../../model/model.ts'
import type { Session } from '../../services/session.ts'
import { misfits } from './belonging.ts'

export type Problems = Record<string, Problem>
export type CheckedValues = { values: Values; problems: Problems }

/** Checks what a client sent by the contract and brings instants into the one form in which they are stored. */
export function checkValues(model: Model, input: Values, timeZone: string, before: Values | null = null): CheckedValues {
  const { value: values, problems } = validate(model.core.fields, input, { before })
  settleInstants(model.parts, values, timeZone)
  for (const { key, cells } of model.lines)
    if (Array.isArray(values[key])) for (const line of values[key]) settleInstants(cells, line, timeZone)
  return { values, problems }
}

function settleInstants(parts: readonly Part[], values: Values, timeZone: string): void {
  for (const { key, field } of parts)
    if (isInstant(field) && typeof values[key] === 'string') values[key] = toInstant(values[key], timeZone)
}

/** A cell or field of a record together with the path by which a problem names it. */
type Placed = { path: string; field: Field; value: unknown }

/** Values that differ from what is stored; only these are looked up, so that an old record with a removed customer stays editable. */
function placed(model: Model, values: Values, before: Values | null): Placed[] {
  const own = model.parts
    .filter(({ key }) => !before || !same(values[key] ?? null, before[key] ?? null))
    .map(({ key, field }) => ({ path: key, field, value: values[key] }))
  const cells = model.lines.flatMap(({ key, field }) => {
    if (!Array.isArray(values[key])) return []
    const old = new Map(Array.isArray(before?.[key]) ? before[key].map((line) => [line.id, line]) : [])
    return (values[key] as Values[]).flatMap((line, at) =>
      partsOf(field.fields)
        .filter((cell) => !same(line[cell.key], old.get(line.id)?.[cell.key]))
        .map((cell) => ({ path: `${key}.${at}.${cell.key}`, field: cell.field, value: line[cell.key] })),
    )
  })
  return [...own, ...cells].filter(({ value }) => !isEmpty(value))
}

/**
 * What only the database knows: that records referred to exist in this tenant, that dictionary values are there to be chosen, and that files
 * are the caller's to show. What is referred to is held until the transaction ends, but for a trial.
 */
export async function checkAgainstRows(
  tx: Tx,
  session: Session,
  model: Model,
  records: readonly { values: Values; before: Values | null }[],
  { isTrial = false }: { isTrial?: boolean } = {},
): Promise<Problems[]> {
  const all = records.map(({ values, before }) => placed(model, values, before))
  const { tenantId } = session
  const dictionaries = await readDictionaries(tx, tenantId, model.dictionaries)
  const existing = await existingIds(tx, tenantId, all.flat(), isTrial)
  const idsOf = (place: Placed) => filesAt(model, place)
  const kept = records.flatMap(({ before }) => (before ? placed(model, before, null).flatMap(idsOf) : []))
  const files = await attachable(tx, session, all.flat().flatMap(idsOf), new Set(kept))
  const unfit = await misfits(tx, tenantId, model, records)
  return all.map((places, at) => {
    const problems: Problems = { ...unfit[at] }
    settleFiles(model, records[at]?.values ?? {}, places, files, problems)
    for (const { path, field, value } of places) {
      const problem = problemOf(field, value, existing, dictionaries)
      if (problem) problems[path] = problem
    }
    return problems
  })
}

/** The files that a value shows to whoever sees it. */
function filesAt(model: Model, { path, field, value }: Placed): string[] {
  // The contract has checked that these are files.
  if (holdsFiles(field)) return (value as StoredFile[]).map(({ id }) => id)
  return showsPictures(model.core, path) ? filesNamedIn(String(value)) : []
}

/** Of a file a client says only which it is; its name, address and type are what was stored. */
function settleFiles(
  model: Model,
  values: Values,
  places: readonly Placed[],
  files: ReadonlyMap<string, StoredRow>,
  problems: Problems,
): void {
  for (const place of places) {
    const { path, field } = place
    const ids = filesAt(model, place)
    const stored = ids.flatMap((id) => files.get(id) ?? [])
    if (stored.length < ids.length) problems[path] = { key: 'file' }
    else if (holdsFiles(field)) values[path] = stored.map(asStoredFile)
  }
}

type Existing = ReadonlyMap<string, ReadonlySet<string>>
type Dictionaries = Awaited<ReturnType<typeof readDictionaries>>

function problemOf(field: Field, value: unknown, existing: Existing, dictionaries: Dictionaries): Problem | undefined {
  const resource = targetOf(field)
  if (resource && !keysIn(value).every((id) => existing.get(resource)?.has(id))) return { key: 'unknown', values: { resource } }
  const dictionary = dictionaryOf(field)
  if (dictionary === undefined) return undefined
  const choices = dictionaries.get(dictionary) ?? []
  const known = (key: unknown) => choices.some((choice) => choice.key === key && !choice.sealed)
  return [value].flat().every(known) ? undefined : { key: 'choice' }
}

/** What each record refers to that is not there, by field or cell; what is there is held until the transaction ends. */
export async function missingReferences(
  tx: Tx,
  tenantId: string,
  model: Model,
  records: readonly Values[],
): Promise<{ field: Field; value: unknown }[][]> {
  const all = records.map((record) => placed(model, record, null))
  const existing = await existingIds(tx, tenantId, all.flat(), false)
  return all.map((places) =>
    places.filter(({ field, value }) => {
      const resource = targetOf(field)
      return resource !== undefined && !existing.get(resource)?.has(String(value))
    }),
  )
}

/** What is there is held until the transaction ends: nobody removes a customer under a contact that is being stored. */
async function existingIds(tx: Tx, tenantId: string, places: readonly Placed[], isTrial: boolean): Promise<Existing> {
  const wanted = new Map<string, Set<string>>()
  for (const { field, value } of places) {
    const resource = targetOf(field)
    if (resource) wanted.set(resource, new Set([...(wanted.get(resource) ?? []), ...keysIn(value)]))
  }
  const found = new Map<string, Set<string>>()
  const held = isTrial ? sql`` : sql` for key share`
  for (const [resource, ids] of wanted) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(modelFor(resource).table)}
      where tenant_id = ${tenantId} and not is_deleted and id = any(${[...ids]}::text[]) order by id${held}`.execute(tx)
    found.set(resource, new Set(rows.map(({ id }) => id)))
  }
  return found
}

/** The sentence of a problem at a path such as `lines.2.quantity`. */
export function sentenceOf(model: Model, problem: Problem, language: Language): string {
  const resource = problem.values?.resource
  const named = resource
    ? { ...problem, values: { ...problem.values, what: modelFor(String(resource)).core.label[language] } }
    : problem
  return problemText(named, language, model.core.fields)
}

/** What the field at a path is called: `物料明细 3 · 数量`. */
export function nameAt(model: Model, path: string, language: Language): string {
  const [key = '', line, cell] = path.split('.')
  const field = model.core.fields[key] ?? partNamed(model, key)?.field
  const name = field?.label[language] ?? key
  if (line === undefined || cell === undefined || field?.kind !== 'lines') return name
  return `${name} ${Number(line) + 1} · ${field.fields[cell]?.label[language] ?? cell}`
}

/** Throws `invalidFields` with a sentence for each, where there is any. */
export function refuseProblems(model: Model, problems: Problems, language: Language): void {
  const refusal = problemsRefusal(model, problems, language)
  if (refusal) throw refusal
}

/** The same as a refusal; undefined where nothing is wrong. */
export function problemsRefusal(model: Model, problems: Problems, language: Language): Refusal | undefined {
  const paths = Object.keys(problems)
  if (paths.length === 0) return undefined
  const fields = Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path, sentenceOf(model, problem, language)]),
  )
  const shown = paths
    .slice(0, 3)
    .map((path) => (problems[path]?.own ? fields[path] : `${nameAt(model, path, language)} ${fields[path]}`))
  return new Refusal('invalidFields', { fields: `${shown.join('; ')}${paths.length > 3 ? ' …' : ''}` }, { fields })
}
