import {
  type Column,
  columnPinningFeature,
  columnSizingFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { TableColumn, TableSelection, TableSort } from './types.ts'

/** A row under its key, as an object whatever the row is. */
type Line<T> = { key: string; row: T }

const features = tableFeatures({ columnPinningFeature, columnSizingFeature, rowSelectionFeature, rowSortingFeature })

/** `columnMeta` is a slot for a type: what a column carries along. */
type Features<T> = typeof features & { columnMeta: TableColumn<T> }

/** A column in its place: pinned or not, sorted or not. */
export type ModelColumn<T> = Column<Features<T>, Line<T>>

type ModelOptions<T> = {
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  /** Pins the first column to the left. */
  stickyFirst: boolean
  selection?: TableSelection
  sort: readonly TableSort[]
  onSortChange?: (sort: TableSort[]) => void
  /** Widths the reader set, by column key in px. */
  widths: Readonly<Record<string, number>>
  onWidthsChange: (widths: Record<string, number>) => void
}

/** What `toggleRow` hands to the model in place of a click. */
type RowPress = { target: { checked: boolean }; isRange: boolean }

const pinnedTo = <T>(columns: readonly TableColumn<T>[], side: 'left' | 'right', stickyFirst: boolean): string[] =>
  columns.filter(({ pin }, index) => (pin ?? (stickyFirst && index === 0 ? 'left' : undefined)) === side).map(({ key }) => key)

/** The table's columns and rows, with order, widths, sorting and selection; all of its state is the caller's. */
export const useTableModel = <T>(options: ModelOptions<T>) => {
  const { columns, rows, rowKey, stickyFirst, selection, sort, onSortChange, widths, onWidthsChange } = options
  const keys = selection?.keys
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        meta: column,
        enableSorting: column.isSortable === true,
        accessorFn: ({ row }: Line<T>) => row,
      })),
    [columns],
  )
  const data = useMemo(() => rows.map((row): Line<T> => ({ key: rowKey(row), row })), [rows, rowKey])
  const rowSelection = useMemo(() => Object.fromEntries(Array.from(keys ?? [], (key) => [key, true as const])), [keys])
  const sorting = useMemo(() => sort.map(({ key, direction }) => ({ id: key, desc: direction === 'desc' })), [sort])
  const columnPinning = useMemo(
    () => ({ start: pinnedTo(columns, 'left', stickyFirst), end: pinnedTo(columns, 'right', stickyFirst) }),
    [columns, stickyFirst],
  )

  const model = useTable<Features<T>, Line<T>>({
    features: features as Features<T>, // The slot of types has no value.
    columns: definitions,
    data,
    getRowId: ({ key }) => key,
    state: { columnPinning, columnSizing: widths, rowSelection, sorting },
    manualSorting: true,
    enableSorting: onSortChange !== undefined,
    sortDescFirst: false,
    onSortingChange: (change) =>
      onSortChange?.(functionalUpdate(change, sorting).map(({ id, desc }) => ({ key: id, direction: desc ? 'desc' : 'asc' }))),
    enableMultiRowSelection: selection?.mode === 'multiple',
    enableRowSelection: ({ id }) => !selection?.isDisabled?.(id),
    isRowRangeSelectionEvent: (press) => (press as RowPress).isRange, // toggleRow makes all of them.
    onRowSelectionChange: (change) => selection?.onChange(new Set(Object.keys(functionalUpdate(change, rowSelection)))),
    onColumnSizingChange: (change) => onWidthsChange(functionalUpdate(change, widths)),
  })
  const headers = model.getHeaderGroups()[0]?.headers
  return {
    model,
    /** Pinned ones first and last, whatever order they were given in. */
    columns: useMemo(() => headers?.map(({ column }) => column) ?? [], [headers]),
  }
}

export type TableModel<T> = ReturnType<typeof useTableModel<T>>['model']

/** What the caller said about a column. */
export const descriptionOf = <T>({ columnDef }: ModelColumn<T>): TableColumn<T> => columnDef.meta as TableColumn<T> // Every definition above has one.

/** Presses on one row: the only one stays selected, one of many is toggled, and a range is added up to the last one pressed. */
export const toggleRow = <T>(model: TableModel<T>, key: string, isRange: boolean): void => {
  const row = model.getRow(key)
  const press: RowPress = { target: { checked: isRange || !row.getCanMultiSelect() || !row.getIsSelected() }, isRange }
  row.getToggleSelectedHandler()(press)
}
