import {
  type AnyRecord,
  type Choice,
  type Core,
  flowFieldsOf,
  type HistoryEntry,
  keysIn,
  type Language,
  label,
  makingOperation,
  type OperationRule,
  operationsOf,
  standsReady,
} from '@bip/contract'
import { fieldsAlong, withShown } from './along.ts'
import { fieldOf, linksOf } from './fieldsOf.ts'
import { print } from './print.ts'
import { doerOf, type HistoryRow, hasCode, isPermitted, labelOf, type MemoryState } from './state.ts'

const baseLinks: [string, string][] = [
  ['createUser', 'user'],
  ['updateUser', 'user'],
  ['createDept', 'department'],
]

/** A record as the wire has it: names of what it refers to, what the caller may do, lines only where asked. */
export function present(state: MemoryState, core: Core, record: AnyRecord, withLines: boolean): AnyRecord {
  const whole = withShown(state, core.fields, record)
  const shown: AnyRecord = {
    ...whole,
    _labels: labels(state, [...linksOf(core), ...baseLinks], whole),
    _can: can(state, core, record),
  }
  // Nothing here goes through a process.
  if (!withLines) for (const { key } of flowFieldsOf(core.fields)) shown[key] = null
  for (const [key, field] of Object.entries(core.fields)) {
    if (field.kind !== 'lines') continue
    if (!withLines) delete shown[key]
    else if (Array.isArray(record[key]))
      shown[key] = record[key].map((line) => {
        const full = withShown(state, field.fields, line)
        return { ...full, _labels: labels(state, linksOf(field), full) }
      })
  }
  return shown
}

function labels(state: MemoryState, links: readonly [string, string][], row: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    links.flatMap(([key, to]) =>
      keysIn(row[key]).flatMap((id) => {
        const name = labelOf(state, to, id)
        // Of several the names come by their ids.
        return name === undefined ? [] : [[Array.isArray(row[key]) ? id : key, name]]
      }),
    ),
  )
}

/** What the session may do with a record in its state. */
export function can(state: MemoryState, core: Core, record: AnyRecord): string[] {
  return operationsOf(core)
    .filter((rule) => mayRun(state, core, rule) && standsReady(core, rule, record, doerOf(state)))
    .map(({ name }) => name)
}

const mayRun = (state: MemoryState, core: Core, { name, permission }: OperationRule): boolean =>
  permission ? hasCode(state, permission) : isPermitted(state, core, name)

/** A record as an option: id, label, and the columns that name it. */
export function asChoice(state: MemoryState, core: Core, record: AnyRecord): Choice {
  const { display, subtitle } = core
  return {
    ...Object.fromEntries(fieldsAlong(state, core).map((key) => [key, record[key]])),
    id: record.id,
    label: String(record[display] ?? record.id),
    [display]: record[display],
    ...(subtitle && { [subtitle]: record[subtitle] }),
  }
}

const operations = {
  create: label('新建', 'Created', 'Tạo mới'),
  update: label('修改', 'Changed', 'Chỉnh sửa'),
  remove: label('删除', 'Removed', 'Xóa'),
  restore: label('恢复', 'Restored', 'Khôi phục'),
} as const

/** A row of history in the reader's words. */
export function asHistory(state: MemoryState, core: Core, row: HistoryRow, language: Language): HistoryEntry {
  const { id, at, userId, userName, operation, changes } = row
  const made = Object.entries(core.makes ?? {}).find(([name]) => makingOperation(name) === operation)?.[1]
  const words =
    core.actions?.[operation]?.label ??
    core.due?.[operation]?.label ??
    made?.label ??
    operations[operation as keyof typeof operations] // either an action or one of ours
  return {
    id,
    at,
    userId,
    userName,
    operation,
    operationLabel: words[language],
    fields: Object.entries(changes).map(([key, { before, after }]) => {
      const field = fieldOf(core, key)
      return {
        key,
        label: field?.label[language] ?? key,
        before: print(before, field, { state, core, language }),
        after: print(after, field, { state, core, language }),
      }
    }),
  }
}
