import { changeRows, placedIn, type RowChange } from '../DataTable/lines/rowChange.ts'
import type { RowOutcome } from '../DataTable/model/rowOutcome.ts'

/** What became of a row, and the row as it is stored now: null where it is not any more, absent where nothing is known of that. */
export type StoredRow<T> = RowOutcome & { row?: T | null }

/** What is to be stored of a list, all of it together. */
export type ListChanges<T> = {
  added: readonly T[]
  changed: readonly { row: T; before: T }[]
  removed: readonly T[]
}

/** A list that is being edited: as it is stored, and with the rows that were added and without those that were taken out. */
export type EditedList<T> = {
  stored: readonly T[]
  rows: readonly T[]
  /** What was refused when it was last stored. */
  refused: readonly RowOutcome[]
}

type RowKey<T> = (row: T) => string

const keysOf = <T>(rows: readonly T[], rowKey: RowKey<T>): Set<string> => new Set(rows.map(rowKey))

export const startList = <T>(stored: readonly T[]): EditedList<T> => ({ stored, rows: stored, refused: [] })

/** Whether rows were added or taken out. */
export const hasOtherRows = <T>({ stored, rows }: EditedList<T>, rowKey: RowKey<T>): boolean => {
  if (stored.length !== rows.length) return true
  const keys = keysOf(stored, rowKey)
  return rows.some((row) => !keys.has(rowKey(row)))
}

/** What differs from what is stored; `edited` puts into a row what was typed, and answers with the same row where nothing was. */
export const changesOf = <T>(
  { stored, rows }: EditedList<T>,
  rowKey: RowKey<T>,
  edited: (row: T) => T,
  isHeld: (key: string) => boolean,
): ListChanges<T> => {
  const before = new Map(stored.map((row) => [rowKey(row), row]))
  const now = keysOf(rows, rowKey)
  const sent = rows.filter((row) => !isHeld(rowKey(row)))
  return {
    added: sent.filter((row) => !before.has(rowKey(row))).map(edited),
    changed: sent.flatMap((row) => {
      const [old, next] = [before.get(rowKey(row)), edited(row)]
      return old !== undefined && next !== row ? [{ row: next, before: old }] : []
    }),
    removed: stored.filter((row) => !now.has(rowKey(row))),
  }
}

/** Rows that were taken out come back where they stood. */
const withBack = <T>(list: EditedList<T>, keys: ReadonlySet<string>, rowKey: RowKey<T>): readonly T[] =>
  keys.size === 0 ? list.rows : changeRows(list.rows, { kind: 'add', rows: placedIn(list.stored, keys, rowKey) }, rowKey)

/** The list once the answer has come: what was stored is stored, what was not stays, and what somebody else has stored shows. */
export const afterStoring = <T>(
  list: EditedList<T>,
  { added, changed, removed }: ListChanges<T>,
  answers: readonly StoredRow<T>[],
  rowKey: RowKey<T>,
): EditedList<T> => {
  const answerOf = new Map(answers.map((answer) => [answer.key, answer]))
  /** Rows as they are stored now, by the key under which they were sent; null for those that are stored no more. */
  const known = new Map<string, T | null>()
  const note = (row: T, isStoredAs: T | null): void => {
    const key = rowKey(row)
    const { status = 'stored', row: answered } = answerOf.get(key) ?? {}
    if (status === 'stored') known.set(key, isStoredAs === null ? null : (answered ?? isStoredAs))
    else if (status === 'stale' && answered !== undefined) known.set(key, answered)
  }
  for (const row of added) note(row, row)
  for (const { row } of changed) note(row, row)
  for (const row of removed) note(row, null)

  const isRefused = (key: string): boolean => (answerOf.get(key)?.status ?? 'stored') !== 'stored'
  const returning = new Set(removed.map(rowKey).filter((key) => isRefused(key) && known.get(key) !== null))
  const renewed = (rows: readonly T[]): T[] =>
    rows.flatMap((row) => {
      const now = known.get(rowKey(row))
      return now === undefined ? [row] : (now ?? [])
    })
  const storedKeys = keysOf(list.stored, rowKey)
  const isNew = (row: T): boolean => known.get(rowKey(row)) != null && !storedKeys.has(rowKey(row))
  return {
    stored: renewed([...list.stored, ...added.filter(isNew)]),
    rows: renewed(withBack(list, returning, rowKey)),
    // Of rows that are gone the table tells, where something was typed into them.
    refused: answers.filter(({ status, row }) => status !== 'stored' && row !== null).map(({ row: _, ...outcome }) => outcome),
  }
}

/** The list over rows that were fetched anew: what was added stays in its place, what was taken out stays out. */
export const overStored = <T>(list: EditedList<T>, stored: readonly T[], rowKey: RowKey<T>): EditedList<T> => {
  const [before, now] = [keysOf(list.stored, rowKey), keysOf(list.rows, rowKey)]
  const fresh = keysOf(stored, rowKey)
  const kept = stored.filter((row) => now.has(rowKey(row)) || !before.has(rowKey(row)))
  const added = new Set([...now].filter((key) => !before.has(key) && !fresh.has(key)))
  return { ...list, stored, rows: changeRows(kept, { kind: 'add', rows: placedIn(list.rows, added, rowKey) }, rowKey) }
}

/** The list with rows put in or taken out; what was refused of rows that go is no matter any more. */
export const withRowChange = <T>(list: EditedList<T>, change: RowChange<T>, rowKey: RowKey<T>): EditedList<T> => {
  const rows = changeRows(list.rows, change, rowKey)
  const keys = keysOf(rows, rowKey)
  return { ...list, rows, refused: list.refused.filter(({ key }) => keys.has(key)) }
}
