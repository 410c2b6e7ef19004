import type { Line, Lines } from '../lines/lines.ts'
import type { DataColumn } from '../model/types.ts'
import type { CellValue } from '../model/values.ts'
import type { Draft, EditStore } from './EditStore.ts'

/** A row with a value in a column's place. */
export const withValue = <T>(row: T, column: DataColumn<T>, value: CellValue): T =>
  column.edit?.set ? column.edit.set(row, value) : { ...row, [column.key]: value }

/** A row as it will be once what was typed into it, and is being typed right now, is stored. */
export const withDrafts = <T>(
  row: T,
  key: string,
  store: EditStore<T>,
  columnOf: (key: string) => DataColumn<T> | undefined,
  /** Default all. */
  isPut: (draft: Draft) => boolean = () => true,
): T => {
  const { typing } = store
  const drafts = store.draftsOf(key)
  const put = (edited: T, columnKey: string, value: CellValue): T => {
    const column = columnOf(columnKey)
    return column ? withValue(edited, column, value) : edited
  }
  const edited = [...(drafts ?? [])].reduce(
    (next, [columnKey, draft]) => (isPut(draft) ? put(next, columnKey, draft.value) : next),
    row,
  )
  return typing?.key === key ? put(edited, typing.column, typing.value) : edited
}

/** The lines as they will be once what was typed is stored; everything that shows, copies or sums reads these. */
export const editedLines = <T>(
  lines: Lines<T>,
  store: EditStore<T>,
  columnOf: (key: string) => DataColumn<T> | undefined,
): Lines<T> => ({
  get count() {
    return lines.count
  },
  at: (place): Line<T> | undefined => {
    const line = lines.at(place)
    if (line?.kind !== 'row' || store.isEmpty) return line
    const row = withDrafts(line.row, line.key, store, columnOf)
    return row === line.row ? line : { ...line, row }
  },
  placeOf: lines.placeOf,
  parentOf: lines.parentOf,
  pathOf: lines.pathOf,
})

/** Key of the line that adds a row. */
export const addLineKey = '\u001fadd'

/** The lines with one more at the end, which adds a row; not before it is known where they end. */
export const withAddLine = <T>(lines: Lines<T>, isReady: () => boolean = () => true): Lines<T> => ({
  get count() {
    return isReady() ? lines.count + 1 : 0
  },
  at: (place) => (place === lines.count ? { kind: 'add', key: addLineKey, depth: 0 } : lines.at(place)),
  placeOf: (key, index) => (key === addLineKey ? lines.count : lines.placeOf(key, index)),
  parentOf: (place) => (place === lines.count ? -1 : (lines.parentOf?.(place) ?? -1)),
  pathOf: lines.pathOf && ((place) => (place === lines.count ? [] : (lines.pathOf?.(place) ?? []))),
})
