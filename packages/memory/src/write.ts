import {
  type AnyRecord,
  type Core,
  changesBetween,
  conflictOf,
  dictionaryOf,
  type Fields,
  firstValues,
  initialValues,
  isEmpty,
  isSerial,
  isStale,
  keysIn,
  type Language,
  label,
  misfit,
  type Problem,
  stateField,
  validate,
} from '@bip/contract'
import { withTaken } from './along.ts'
import { change, invalidFields, remember } from './changes.ts'
import { refuseCycle } from './cycles.ts'
import { dictionaryNames } from './dictionaries.ts'
import { linksOf } from './fieldsOf.ts'
import { namedSources, settleSources } from './making/settle.ts'
import { nextSerial } from './serial.ts'
import { demand, labelOf, MemoryRefusal, type MemoryState, recordOf, tableOf } from './state.ts'

type Values = Record<string, unknown>

const edit = label('编辑', 'edit it', 'chỉnh sửa')
const removal = label('删除', 'remove it', 'xóa')

/** Stores what was sent: a new record without `id`, else its changed fields. Throws what the server would refuse. */
export function save(state: MemoryState, core: Core, input: Values, language: Language): AnyRecord {
  return isEmpty(input.id) ? create(state, core, input, language) : update(state, core, input, language)
}

function create(state: MemoryState, core: Core, input: Values, language: Language): AnyRecord {
  demand(state, core, 'add', language)
  const values = checked(
    state,
    core,
    { ...initialValues(core.fields), ...withTaken(state, core.fields, input, undefined) },
    language,
  )
  refuseDuplicates(state, core, values, language)
  Object.assign(values, firstValues(core))
  for (const [name, field] of Object.entries(core.fields))
    if (isSerial(field)) values[name] = nextSerial(state, `${core.key}.${name}`, field, values)
  const at = state.now().toISOString()
  const { userId, deptId } = state.session
  const record: AnyRecord = {
    ...withLineIds(state, core.fields, values),
    id: state.newId(),
    version: 1,
    createUser: userId,
    createDept: deptId,
    createTime: at,
    updateUser: userId,
    updateTime: at,
  }
  settleSources(state, core, [{ id: record.id, values: record, before: null }], language)
  tableOf(state, core.key).set(record.id, record)
  remember(state, core, record, 'create', {})
  return record
}

function update(state: MemoryState, core: Core, input: Values, language: Language): AnyRecord {
  demand(state, core, 'edit', language)
  const before = recordOf(state, core, input.id, language)
  demandState(core, before, 'editable', edit[language], language)
  refuseStale(state, core, before, input, language)
  const sent = Object.entries(withTaken(state, core.fields, input, before)).filter(
    ([key]) => core.fields[key] && !core.fields[key].createOnly,
  )
  const values = withLineIds(
    state,
    core.fields,
    checked(state, core, { ...before, ...Object.fromEntries(sent) }, language, before),
  )
  refuseDuplicates(state, core, values, language, before.id)
  refuseCycle(state, core, before.id, values, language)
  const changes = changesBetween(core.fields, before, values)
  if (Object.keys(changes).length === 0) return before
  settleSources(state, core, [{ id: before.id, values: { ...before, ...values }, before }], language)
  return change(state, core, before, values, 'update', changes)
}

/** The stored form of what was sent; throws `invalidFields` with a sentence for every field that is not right. */
export function checked(state: MemoryState, core: Core, input: Values, language: Language, before?: Values): Values {
  const { value, problems } = validate(core.fields, input, { before })
  const found: Record<string, Problem> = { ...strangers(state, core.fields, value, language), ...problems }
  if (Object.keys(found).length === 0) Object.assign(found, namedSources(state, core, value, before))
  if (Object.keys(found).length === 0) return value
  throw invalidFields(core, found, language)
}

/** References to records that are not there or do not fit, and words that no dictionary has. `around` is the document of a line. */
export function strangers(
  state: MemoryState,
  fields: Fields,
  values: Values,
  language: Language,
  path = '',
  around: Values = {},
): Record<string, Problem> {
  const found: Record<string, Problem> = {}
  for (const [key, to] of linksOf({ fields })) {
    const field = fields[key]
    for (const id of keysIn(values[key])) {
      const chosen = state.tables.get(to)?.get(id)
      const wrong = field && chosen && misfit(field, chosen, { ...around, ...values })
      if (wrong?.other) found[path + key] = { key: 'mismatch', values: { otherField: wrong.other } }
      else if (wrong) found[path + key] = { key: 'unfit', values: { what: state.resources[to]?.label[language] ?? to } }
    }
  }
  for (const [key, to] of linksOf({ fields })) {
    const core = state.resources[to]
    if (core && keysIn(values[key]).some((id) => labelOf(state, to, id) === undefined))
      found[path + key] = { key: 'unknown', values: { what: core.label[language] } }
  }
  for (const [key, field] of Object.entries(fields)) {
    const dictionary = dictionaryOf(field)
    if (dictionary !== undefined) {
      const names = dictionaryNames(dictionary, language)
      if (names.size > 0 && [values[key] ?? []].flat().some((word) => !names.has(String(word))))
        found[path + key] = { key: 'choice' }
    }
    if (field.kind === 'lines' && Array.isArray(values[key]))
      for (const [index, line] of values[key].entries())
        Object.assign(found, strangers(state, field.fields, line, language, `${path}${key}.${index}.`, values))
  }
  return found
}

function withLineIds(state: MemoryState, fields: Fields, values: Values): Values {
  const filled = { ...values }
  for (const [key, field] of Object.entries(fields))
    if (field.kind === 'lines' && Array.isArray(filled[key]))
      filled[key] = filled[key].map((line) => ({ ...line, id: line.id ?? state.newId() }))
  return filled
}

export function refuseDuplicates(state: MemoryState, core: Core, values: Values, language: Language, ownId?: string): void {
  for (const [key, field] of Object.entries(core.fields)) {
    if (!('unique' in field) || !field.unique || typeof values[key] !== 'string') continue
    const wanted = values[key].toLowerCase()
    for (const other of tableOf(state, core.key).values())
      if (other.id !== ownId && String(other[key] ?? '').toLowerCase() === wanted)
        throw new MemoryRefusal('duplicate', { field: field.label[language], value: values[key] })
  }
}

function refuseStale(state: MemoryState, core: Core, before: AnyRecord, input: Values, language: Language): void {
  if (!isStale(input.version, before.version)) return
  const since = state.history.filter(
    (row) => row.resource === core.key && row.recordId === before.id && row.version > Number(input.version),
  )
  const conflict = conflictOf(core.fields, before, since, language)
  throw new MemoryRefusal('stale', { who: conflict.changedBy, when: conflict.changedAt }, conflict)
}

function demandState(core: Core, record: AnyRecord, which: 'editable' | 'removable', action: string, language: Language): void {
  const key = stateField(core)
  const current = key === undefined ? undefined : core.states?.[String(record[key])]
  if (core.states && !current?.[which]) throw new MemoryRefusal('wrongState', { state: current?.label[language] ?? '', action })
}

/** Removes all of the records or none; throws when a state forbids it or another record refers to one. */
export function remove(state: MemoryState, core: Core, ids: readonly string[], language: Language): void {
  demand(state, core, 'remove', language)
  const records = ids.map((id) => recordOf(state, core, id, language))
  for (const record of records) {
    demandState(core, record, 'removable', removal[language], language)
    for (const other of Object.values(state.resources)) {
      const count = [...tableOf(state, other.key).values()].filter((row) =>
        refersTo(other.fields, row, core.key, record.id),
      ).length
      if (count > 0) throw new MemoryRefusal('inUse', { count, what: other.label[language] })
    }
  }
  settleSources(
    state,
    core,
    records.map((before) => ({ id: before.id, values: null, before })),
    language,
  )
  for (const record of records) {
    tableOf(state, core.key).delete(record.id)
    state.bin.push({ resource: core.key, record, at: state.now().toISOString() })
    remember(state, core, { ...record, version: record.version + 1 }, 'remove', {})
  }
}

function refersTo(fields: Fields, row: Values, resource: string, id: string): boolean {
  if (linksOf({ fields }).some(([key, to]) => to === resource && keysIn(row[key]).includes(id) && row.id !== id)) return true
  return Object.entries(fields).some(
    ([key, field]) =>
      field.kind === 'lines' && Array.isArray(row[key]) && row[key].some((line) => refersTo(field.fields, line, resource, id)),
  )
}
