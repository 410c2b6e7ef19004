import type { Language } from '../i18n.ts'
import { type Fields, isEmpty } from '../kinds/index.ts'

type Values = Record<string, unknown>

/** What changed, by field, in wire form. */
export type Changes = Record<string, { before: unknown; after: unknown }>

/** The fields whose value differs; what `after` does not name has not changed. */
export function changesBetween(fields: Fields, before: Values, after: Values): Changes {
  const changes: Changes = {}
  for (const key of Object.keys(fields)) {
    if (!(key in after) || same(before[key] ?? null, after[key] ?? null)) continue
    // A list that was never filled is null in the database and empty on the wire.
    if (isEmpty(before[key]) && isEmpty(after[key])) continue
    changes[key] = { before: before[key] ?? null, after: after[key] ?? null }
  }
  return changes
}

/** Equal as JSON, whatever the order in which an object's keys were written. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => same(item, other[at]))
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) return false
  const [left, right] = [Object.entries(one), Object.entries(other)]
  return (
    left.length === right.length && left.every(([key, value]) => Object.hasOwn(other, key) && same(value, (other as Values)[key]))
  )
}

/** Whether a write was made from another version than the one that is stored; a write that names none never is. */
export const isStale = (sent: unknown, version: number): boolean => !isEmpty(sent) && Number(sent) !== version

/** A refused stale version, as the `data` of a 409: what changed since, and who did it. */
export type Conflict = {
  version: number
  changedBy: string
  changedAt: string
  fields: { key: string; label: string; before: unknown; after: unknown }[]
}

/** A row of a record's history, as far as a conflict tells of it. */
export type Past = { at: string; userName: string; changes: Changes }

/** What others changed since a version; `since` is the history after it, oldest first. */
export function conflictOf(
  fields: Fields,
  record: { version: number; updateTime: string },
  since: readonly Past[],
  language: Language,
): Conflict {
  const all: Changes = {}
  for (const { changes } of since)
    for (const [key, { before, after }] of Object.entries(changes))
      all[key] = { before: all[key] ? all[key].before : before, after }
  const last = since.at(-1)
  return {
    version: record.version,
    changedBy: last?.userName ?? '',
    changedAt: last?.at ?? record.updateTime,
    fields: Object.entries(all).map(([key, change]) => ({ key, label: fields[key]?.label[language] ?? key, ...change })),
  }
}
