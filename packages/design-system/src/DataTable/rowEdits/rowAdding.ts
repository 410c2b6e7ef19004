import { announce } from '../../foundations/announce.ts'
import type { Coming, KeyedRow } from '../drafts/draftTypes.ts'
import type { PlacedRow, RowChange } from '../lines/rowChange.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import { rowChangingTexts } from './rowChanging.texts.ts'
import type { RowChangingContext } from './rowContext.ts'
import type { PlaceRequest, rowPlacing } from './rowPlacing.ts'
import type { rowRunning } from './rowRunning.ts'

/** How rows are added: one to be typed into, or many for what is put into them. */
export const rowAdding = <T>(
  { newRow, copyRow, onRowsChange, rowKey, tree, drafts, goal, added, locale, tools }: RowChangingContext<T>,
  { groupColumns, placeFor, openOver }: ReturnType<typeof rowPlacing<T>>,
  { run }: ReturnType<typeof rowRunning<T>>,
) => {
  const { t, formatNumber } = locale
  const { store } = drafts
  const keyOf = (row: T | null): string | null => (row === null ? null : rowKey(row))
  return {
    add: ({ from, ...request }: PlaceRequest): void => {
      const place = newRow && onRowsChange ? placeFor(request) : null
      if (!newRow || !place) return
      const { above, parent, values } = place
      // What is worked out from other values cannot be put; such a row is the caller's to place.
      const row = groupColumns.reduce(
        (next, column, depth) => {
          const isPut = depth < values.length && (column.edit?.set !== undefined || column.value === undefined)
          return isPut ? tools.withValue(next, column, values[depth]) : next
        },
        newRow(above, parent),
      )
      const placed = { row, after: keyOf(above), ...(tree && { parent: keyOf(parent) }) }
      const change: RowChange<T> = { kind: 'add', rows: [placed] }
      store.noteRows(change)
      goal.current = { key: rowKey(row) }
      added.current = { key: rowKey(row), change, from: from ?? null }
      openOver(placed)
      announce(t(rowChangingTexts.added))
      void run(change).then((isDone) => {
        if (isDone) return
        store.forgetRows(change)
        goal.current = null
        added.current = null
      })
    },
    /** Adds copies of rows under the last of them; the focus goes to the first copy. */
    copy: (rows: readonly T[], { column }: CellPlace): void => {
      const last = rows.at(-1)
      if (!copyRow || !onRowsChange || last === undefined) return
      const copies = rows.map(copyRow)
      const placed = copies.map((row, at) => ({ row, after: keyOf(copies[at - 1] ?? last) }))
      const change: RowChange<T> = { kind: 'add', rows: placed }
      store.noteRows(change)
      const [first] = copies
      if (first !== undefined) goal.current = { key: rowKey(first), column }
      announce(t(rowChangingTexts.addedMany, { count: formatNumber(copies.length) }))
      void run(change).then((isDone) => {
        if (!isDone) store.forgetRows(change)
        if (!isDone) goal.current = null
      })
    },
    /** Adds rows at the end for what is put into them, as one step with it; `put` is given them. */
    addFor: (count: number, isFocused: boolean, put: (rows: readonly KeyedRow<T>[], coming: Coming<T>) => void): void => {
      const place = newRow && onRowsChange ? placeFor({}) : null
      if (!newRow || !place) return
      const made: PlacedRow<T>[] = []
      for (let { above } = place; made.length < count; above = made.at(-1)?.row ?? null)
        made.push({ row: newRow(above, null), after: keyOf(above) })
      const change: RowChange<T> = { kind: 'add', rows: made }
      const lines = made.map(({ row }) => ({ key: rowKey(row), row }))
      const [first] = lines
      if (isFocused && first) goal.current = { key: first.key }
      put(lines, { rows: change, keys: new Set(lines.map(({ key }) => key)), bring: () => run(change) })
      announce(t(rowChangingTexts.addedMany, { count: formatNumber(count) }))
    },
  }
}
