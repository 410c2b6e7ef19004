import type { LocaleTools } from '../../foundations/locale.ts'
import type { LineHost } from '../lines/LineHost.ts'
import type { RowLine } from '../lines/lines.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { DataColumn } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'
import type { Entry, KeyedRow, PlacedEdit } from './draftTypes.ts'
import { readCell } from './readCell.ts'

type Context<T> = {
  host: LineHost<T>
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  /** What is typed can be stored. */
  isEnabled: boolean
  locale: LocaleTools
}

/** What an entry says in its cell; 'outside' where there is none, 'locked' where it cannot be edited. */
export type ReadEntry<T> = { edit: PlacedEdit<T>; error?: string; isAsked?: boolean } | 'outside' | 'locked'

/** Reads what is to go into cells. */
export const entryReader = <T>({ host, columns, isEnabled, locale }: Context<T>) => {
  const rowAt = (place: number): RowLine<T> | undefined => {
    const line = host.lineAt(place)
    return line?.kind === 'row' ? line : undefined
  }
  const canEdit = ({ place, column }: CellPlace, line: KeyedRow<T> | undefined = rowAt(place)): boolean => {
    const edit = columns[column]?.edit
    return isEnabled && line !== undefined && edit !== undefined && edit.isEditable?.(line.row) !== false
  }
  /** The line that an entry is for; where another one stands in its place by now, or none, the row as it was then. */
  const lineOf = ({ at, line }: Pick<Entry<T>, 'at' | 'line'>): KeyedRow<T> | undefined => {
    const here = rowAt(at.place)
    return line && here?.key !== line.key ? line : here
  }
  return {
    rowAt,
    canEdit,
    lineOf,
    read: (entry: Entry<T>): ReadEntry<T> => {
      const [line, column] = [lineOf(entry), columns[entry.at.column]]
      if (!line || !column) return 'outside'
      if (!canEdit(entry.at, line)) return 'locked'
      const before = valueReader(column)(line.row)
      const asked = 'text' in entry && column.edit?.source ? entry.text.trim() : ''
      if (asked) return { edit: { key: line.key, column: column.key, value: asked, before, row: line.row }, isAsked: true }
      const found = 'text' in entry ? readCell(column, entry.text, locale) : { value: entry.value }
      const text = 'text' in entry ? entry.text : undefined
      const edit = { key: line.key, column: column.key, value: 'error' in found ? text : found.value, before, row: line.row }
      return 'error' in found ? { edit, error: found.error } : { edit }
    },
  }
}
