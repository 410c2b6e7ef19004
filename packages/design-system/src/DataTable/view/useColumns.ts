import {
  type Column,
  columnSizingFeature,
  constructTable,
  functionalUpdate,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { arrangedColumns, type ColumnSide } from '../layout/columnLayout.ts'
import { textWidth } from '../layout/textWidth.ts'
import type { ColumnLayout, DataColumn, DataSort } from '../types.ts'
import { plainReactivity, type Reactivity } from './plainReactivity.ts'

/** Named, because the public declarations cannot spell what the library infers. */
type ModelFeatures = {
  coreReactivityFeature: Reactivity
  columnSizingFeature: typeof columnSizingFeature
  rowSortingFeature: typeof rowSortingFeature
}

/** Order, sides and visibility are the layout's, which is plain data and known without the model. */
const features: ModelFeatures = tableFeatures({ coreReactivityFeature: plainReactivity, columnSizingFeature, rowSortingFeature })

/** `columnMeta` is a slot for a type: what a column carries along. */
type Features<T> = ModelFeatures & { columnMeta: DataColumn<T> }

/** A column in the model: where it stands, whether it is sorted. */
export type ModelColumn<T> = Column<Features<T>, object>

type Options<T> = {
  columns: readonly DataColumn<T>[]
  /** How large the type is beside that at a desk. */
  scale: number
  layout: ColumnLayout
  onLayoutChange: (layout: ColumnLayout) => void
  sort: readonly DataSort[]
  onSortChange: (sort: DataSort[]) => void
}

export const defaultWidth = 140
const leastWidth = 56
/** px around a header, and the most that it takes by itself: in another language it may be twice as long as the caller thought. */
const aroundHeader = 26
const widestHeader = 240

/** The rows never enter this model: it would make an object of each. They have their own order and lines. */
const noRows: never[] = []

/** What the caller said about a column. */
export const descriptionOf = <T>({ columnDef }: ModelColumn<T>): DataColumn<T> => columnDef.meta as DataColumn<T> // Every definition below has one.

/** The columns with their order, widths, pins and sorting; all of that state is the caller's. */
export const useColumns = <T>({ columns, scale, layout, onLayoutChange, sort, onSortChange }: Options<T>) => {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        meta: column,
        accessorFn: (row: object) => row,
        size: Math.round(
          scale *
            Math.max(
              column.width ?? defaultWidth,
              Math.min(widestHeader, Math.ceil(textWidth(column.header, 12.5)) + aroundHeader),
            ),
        ),
        minSize: Math.round(scale * (column.minWidth ?? leastWidth)),
        enableSorting: column.isSortable !== false,
        enableResizing: column.isResizable !== false,
      })),
    [columns, scale],
  )
  const { order, pins, shown, widths } = layout
  const state = useMemo(
    () => ({ columnSizing: widths ?? {}, sorting: sort.map(({ key, direction }) => ({ id: key, desc: direction === 'desc' })) }),
    [widths, sort],
  )
  const options: TableOptions<Features<T>, object> = {
    features: features as Features<T>, // The slot of types has no value.
    columns: definitions,
    data: noRows,
    state,
    manualSorting: true,
    sortDescFirst: false,
    onColumnSizingChange: (change) => onLayoutChange({ ...layout, widths: functionalUpdate(change, state.columnSizing) }),
    onSortingChange: (change) =>
      onSortChange(
        functionalUpdate(change, state.sorting).map(({ id, desc }) => ({ key: id, direction: desc ? 'desc' : 'asc' })),
      ),
  }
  const [model] = useState(() => constructTable(options))
  model.setOptions((before) => ({ ...before, ...options }))
  // Widths and sorting are left out: they change no cell, and rows are not drawn again for them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model is one object; its columns are others when their definitions are.
  const areas = useMemo(() => {
    const arranged = arrangedColumns(columns, { order, pins, shown }).filter(({ isShown }) => isShown)
    const at = (wanted: ColumnSide): ModelColumn<T>[] =>
      arranged.flatMap(({ column, side }) => (side === wanted ? (model.getColumn(column.key) ?? []) : []))
    return { start: at('start'), centre: at(null), end: at('end') }
  }, [definitions, columns, order, pins, shown])
  return { model, areas }
}

export type ColumnAreas<T> = ReturnType<typeof useColumns<T>>['areas']
export type ColumnModel<T> = ReturnType<typeof useColumns<T>>['model']
