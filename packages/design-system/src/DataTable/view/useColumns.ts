import {
  type Column,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ColumnLayout, DataColumn, DataSort } from '../types.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
})

/** `columnMeta` is a slot for a type: what a column carries along. */
type Features<T> = typeof features & { columnMeta: DataColumn<T> }

/** A column in the model: where it stands, whether it is sorted. */
export type ModelColumn<T> = Column<Features<T>, object>

type Options<T> = {
  columns: readonly DataColumn<T>[]
  layout: ColumnLayout
  onLayoutChange: (layout: ColumnLayout) => void
  sort: readonly DataSort[]
  onSortChange: (sort: DataSort[]) => void
}

export const defaultWidth = 140
const leastWidth = 56

/** The rows never enter this model: it would make an object of each. They have their own order and lines. */
const noRows: never[] = []

/** What the caller said about a column. */
export const descriptionOf = <T>({ columnDef }: ModelColumn<T>): DataColumn<T> => columnDef.meta as DataColumn<T> // Every definition below has one.

const pinnedTo = <T>(columns: readonly DataColumn<T>[], pins: ColumnLayout['pins'], side: 'start' | 'end'): string[] =>
  columns.filter(({ key, pin }) => (pins?.[key] === undefined ? pin : pins[key]) === side).map(({ key }) => key)

/** The columns with their order, widths, pins and sorting; all of that state is the caller's. */
export const useColumns = <T>({ columns, layout, onLayoutChange, sort, onSortChange }: Options<T>) => {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        meta: column,
        accessorFn: (row: object) => row,
        size: column.width ?? defaultWidth,
        minSize: column.minWidth ?? leastWidth,
        enableSorting: column.isSortable !== false,
        enableResizing: column.isResizable !== false,
      })),
    [columns],
  )
  const state = useMemo(
    () => ({
      columnOrder: [...(layout.order ?? [])],
      columnSizing: layout.widths ?? {},
      columnPinning: {
        start: pinnedTo(columns, layout.pins, 'start'),
        end: pinnedTo(columns, layout.pins, 'end'),
      },
      columnVisibility: Object.fromEntries(columns.map(({ key, isHidden }) => [key, layout.shown?.[key] ?? isHidden !== true])),
      sorting: sort.map(({ key, direction }) => ({ id: key, desc: direction === 'desc' })),
    }),
    [columns, layout, sort],
  )
  const model = useTable<Features<T>, object>({
    features: features as Features<T>, // The slot of types has no value.
    columns: definitions,
    data: noRows,
    state,
    manualSorting: true,
    sortDescFirst: false,
    onColumnOrderChange: (change) => onLayoutChange({ ...layout, order: functionalUpdate(change, state.columnOrder) }),
    onColumnSizingChange: (change) => onLayoutChange({ ...layout, widths: functionalUpdate(change, state.columnSizing) }),
    onColumnVisibilityChange: (change) =>
      onLayoutChange({ ...layout, shown: functionalUpdate(change, state.columnVisibility) as Record<string, boolean> }),
    onSortingChange: (change) =>
      onSortChange(
        functionalUpdate(change, state.sorting).map(({ id, desc }) => ({ key: id, direction: desc ? 'desc' : 'asc' })),
      ),
  })
  // What the model answers depends on exactly these.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model itself is a new object after every change of state.
  const areas = useMemo(
    () => ({
      start: model.getStartVisibleLeafColumns(),
      centre: model.getCenterVisibleLeafColumns(),
      end: model.getEndVisibleLeafColumns(),
    }),
    [definitions, state],
  )
  return { model, areas }
}

export type ColumnAreas<T> = ReturnType<typeof useColumns<T>>['areas']
export type ColumnModel<T> = ReturnType<typeof useColumns<T>>['model']
