import { type AnyRecord, type Changes, type Core, type Language, type Problem, problemText } from '@bip/contract'
import { fieldOf } from './fieldsOf.ts'
import { MemoryRefusal, type MemoryState, tableOf } from './state.ts'

type Values = Record<string, unknown>

/** Stores a record with new values, and what its history says of it. */
export function change(
  state: MemoryState,
  core: Core,
  before: AnyRecord,
  values: Values,
  operation: string,
  changes: Changes,
): AnyRecord {
  const record: AnyRecord = {
    ...before,
    ...values,
    version: before.version + 1,
    updateUser: state.session.userId,
    updateTime: state.now().toISOString(),
  }
  tableOf(state, core.key).set(record.id, record)
  remember(state, core, record, operation, changes)
  return record
}

export function remember(state: MemoryState, core: Core, record: AnyRecord, operation: string, changes: Changes): void {
  const { userId, realName } = state.session
  const { version, id: recordId } = record
  const at = state.now().toISOString()
  state.history.push({
    id: state.newId(),
    resource: core.key,
    recordId,
    version,
    at,
    userId,
    userName: realName,
    operation,
    changes,
  })
}

/** The refusal of a record with a sentence for each field that is not right. */
export function invalidFields(core: Core, found: Record<string, Problem>, language: Language): MemoryRefusal {
  const fields = Object.fromEntries(
    Object.entries(found).map(([path, problem]) => [path, problemText(problem, language, core.fields)]),
  )
  const named = Object.entries(fields).map(([path, sentence]) =>
    found[path]?.own ? sentence : `${nameOf(core, path, language)} ${sentence}`,
  )
  return new MemoryRefusal('invalidFields', { fields: named.join('；') }, { fields })
}

function nameOf(core: Core, path: string, language: Language): string {
  const [key = '', line, cell] = path.split('.')
  const field = fieldOf(core, key)
  const name = field?.label[language] ?? key
  if (field?.kind !== 'lines' || line === undefined || cell === undefined) return name
  return `${name} ${Number(line) + 1} ${field.fields[cell]?.label[language] ?? cell}`
}
