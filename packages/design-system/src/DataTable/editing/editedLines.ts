import type { EditStore } from '../model/EditStore.ts'
import type { Line, Lines } from '../model/lines.ts'
import type { CellValue } from '../model/values.ts'
import type { DataColumn } from '../types.ts'

/** A row with a value put into a column: the column's own way, or the property of its key. */
export const withValue = <T>(row: T, column: DataColumn<T>, value: CellValue): T =>
  column.edit?.set ? column.edit.set(row, value) : { ...row, [column.key]: value }

/** The lines as they will be once what was typed is stored; everything that shows, copies or sums reads these. */
export const editedLines = <T>(
  lines: Lines<T>,
  store: EditStore,
  columnOf: (key: string) => DataColumn<T> | undefined,
): Lines<T> => ({
  get count() {
    return lines.count
  },
  at: (place): Line<T> | undefined => {
    const line = lines.at(place)
    const drafts = line?.kind === 'row' ? store.draftsOf(line.key) : undefined
    if (line?.kind !== 'row' || !drafts) return line
    const row = [...drafts].reduce((edited, [key, { value }]) => {
      const column = columnOf(key)
      return column ? withValue(edited, column, value) : edited
    }, line.row)
    return { ...line, row }
  },
  placeOf: lines.placeOf,
  parentOf: lines.parentOf,
})
