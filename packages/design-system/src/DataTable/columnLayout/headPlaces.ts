import { gapsFor } from '../columns/headGroups.ts'
import type { ColumnAreas, ModelColumn } from '../columns/useColumns.ts'
import { pathOf } from '../columns/useHeadGroups.ts'

/** Columns that are moved together, as [from, to) of all that are shown; `level` names they stay under. */
export type HeadPart = { from: number; to: number; level: number }

export type HeadSide = 'start' | 'centre' | 'end'

/** Where a part of the headers may go: its side, the columns of that side, and the gaps between them, counted over all columns shown. */
export type HeadPlaces<T> = { side: HeadSide; columns: readonly ModelColumn<T>[]; first: number; gaps: readonly number[] }

export const headPlaces = <T>({ start, centre, end }: ColumnAreas<T>, { from, to, level }: HeadPart): HeadPlaces<T> => {
  const beforeEnd = start.length + centre.length
  const [side, columns, first] =
    from < start.length
      ? (['start', start, 0] as const)
      : from < beforeEnd
        ? (['centre', centre, start.length] as const)
        : (['end', end, beforeEnd] as const)
  const gaps = gapsFor(columns.map(pathOf), [from - first, to - first], level).map((gap) => gap + first)
  return { side, columns, first, gaps }
}
