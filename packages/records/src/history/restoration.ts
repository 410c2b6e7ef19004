import type { Core, HistoryEntry, HistoryField } from '@bip/contract'
import { writableKeys } from '../form/values.ts'

/** A field that would change, in words. */
export type Restored = { key: string; label: string; now: string; restored: string }

/**
 * What would change if the record became as it was right after an entry, or if one field got its value before it. `entries` are all, newest
 * first. What people may not write stays as it is.
 */
export function restorationOf(core: Core, entries: readonly HistoryEntry[], entryId: string, key?: string): readonly Restored[] {
  const at = entries.findIndex(({ id }) => id === entryId)
  if (at < 0) return []
  const writable = new Set(writableKeys(core, true))
  const now = new Map<string, string>()
  for (const { fields } of entries) for (const field of fields) if (!now.has(field.key)) now.set(field.key, field.after)
  const then = new Map<string, HistoryField>()
  // From the newest back: the last word is that of the change nearest to the entry.
  const undone = key === undefined ? entries.slice(0, at) : entries.slice(at, at + 1)
  for (const { fields } of undone)
    for (const field of fields) if (key === undefined || field.key === key) then.set(field.key, field)
  return [...then.values()].flatMap((field) => {
    const current = now.get(field.key) ?? ''
    if (!writable.has(field.key) || current === field.before) return []
    return [{ key: field.key, label: field.label, now: current, restored: field.before }]
  })
}
