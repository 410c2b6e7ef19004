import { useImperativeHandle, useLayoutEffect } from 'react'
import type { useEditing } from '../editing/useEditing.ts'
import type { useRowSteps } from '../editing/useRowSteps.ts'
import { useExport } from '../export/useExport.ts'
import type { RowOrder } from '../model/RowOrder.ts'
import { isSelected } from '../model/selection.ts'
import type { DataColumn, DataSort } from '../types.ts'
import type { CellMaker } from './cellMakers.ts'
import type { GridView } from './GridView.ts'
import type { CellPlace } from './useGridFocus.ts'
import type { TableOptions } from './useTableOptions.ts'
import type { TableState } from './useTableState.ts'

const noSort: readonly DataSort[] = []

type Parts<T> = {
  view: GridView<T>
  order: RowOrder<T>
  setRows: (rows: readonly T[]) => void
  /** Asks a server again for its rows. */
  reload: () => void
  editing: ReturnType<typeof useEditing<T>>
  rowSteps: ReturnType<typeof useRowSteps<T>>
  focusCell: (at: CellPlace) => void
  makerOf: (column: DataColumn<T>) => CellMaker<T>
  /** A row with what was typed into it. */
  edited: (row: T) => T
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  /** Their widths in px. */
  widths: readonly number[]
  /** How many of them are pinned at the start. */
  pinned: number
}

/** What a caller may ask of a table that is shown. */
export const useHandle = <T>(
  { sort, filters, selection }: TableState,
  {
    label,
    columns,
    rows,
    load,
    page,
    isLoading,
    rowKey,
    groupBy,
    tree,
    quickFilter,
    isServed,
    hasTotals,
    handle,
  }: TableOptions<T>,
  { view, order, setRows, reload, editing, rowSteps, focusCell, makerOf, edited, columns: shown, widths, pinned }: Parts<T>,
): void => {
  const exporting = useExport<T>(() => ({
    label,
    columns: shown,
    described: columns,
    widths,
    pinned,
    makerOf,
    hasTotals,
    hasDepth: view.hasDepth,
    isSelected: (key) => isSelected(selection, key),
    isAllSelected: selection.mode === 'all',
    rowKey,
    edited,
    local: {
      shown: { lines: view.lines, order },
      whole: { rows: tree ? rows : order.rows, rowKey, columns, sort: isServed ? noSort : sort, groupBy, tree },
    },
    load,
    sort,
    filters,
    quickFilter,
  }))
  const { meet } = editing
  const isWhole = !load && !page && !isLoading
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can differ from what was typed over.
  useLayoutEffect(() => meet(rows, rowKey, isWhole, tree), [rows, isWhole])
  useImperativeHandle(handle, () => ({
    setRows: (next) => {
      meet(next, rowKey, isWhole)
      setRows(next)
    },
    save: editing.save,
    discard: editing.discard,
    undo: editing.undo,
    redo: editing.redo,
    reload,
    addRow: rowSteps.add,
    addChild: rowSteps.addChild,
    removeRows: (keys) => rowSteps.remove(new Set(keys)),
    ...exporting,
    focusRow: (key) => {
      const place = view.lines.placeOf(key)
      if (place >= 0) focusCell({ place, column: 0 })
      return place >= 0
    },
  }))
}
