import {
  type Column,
  constructTable,
  functionalUpdate,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { textWidth } from '../model/textWidth.ts'
import type { ColumnLayout, DataColumn, DataSort } from '../model/types.ts'
import { arrangedColumns, type ColumnSide } from './columnLayout.ts'
import { plainReactivity, type Reactivity } from './plainReactivity.ts'

/** Named, because the public declarations cannot spell what the library infers. */
type ModelFeatures = {
  coreReactivityFeature: Reactivity
  rowSortingFeature: typeof rowSortingFeature
}

/** Order, sides, widths and visibility are the layout's, which is plain data and known without the model. */
const features: ModelFeatures = tableFeatures({ coreReactivityFeature: plainReactivity, rowSortingFeature })

/** What a column carries along: what the caller said, and its widths in px, its own, the least and what shows all, at the size of type here. */
type Carried<T> = { description: DataColumn<T>; width: number; min: number; whole: number }

/** `columnMeta` is a slot for a type. */
type Features<T> = ModelFeatures & { columnMeta: Carried<T> }

/** A column in the model: where it stands, whether it is sorted. */
export type ModelColumn<T> = Column<Features<T>, object>

type Options<T> = {
  columns: readonly DataColumn<T>[]
  /** How large the type is beside that at a desk. */
  scale: number
  layout: ColumnLayout
  sort: readonly DataSort[]
  onSortChange: (sort: DataSort[]) => void
}

export const defaultWidth = 140
const defaultMinWidth = 56
/** px around a header with its sign of order, and the most that it takes by itself: in another language it may be twice as long as the caller thought. */
const aroundHeader = 36
const widestHeader = 240

/** The rows never enter this model: it would make an object of each. They have their own order and lines. */
const noRows: never[] = []

/** What the caller said about a column, and its widths before the reader sizes it. */
export const carriedBy = <T>({ columnDef }: ModelColumn<T>): Carried<T> => columnDef.meta as Carried<T> // Every definition below has one.

/** What the caller said about a column. */
export const descriptionOf = <T>(column: ModelColumn<T>): DataColumn<T> => carriedBy(column).description

/** The columns with their order, pins and sorting; all of that state is the caller's. */
export const useColumns = <T>({ columns, scale, layout, sort, onSortChange }: Options<T>) => {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        meta: {
          description: column,
          width: Math.round(
            scale *
              Math.max(
                column.width ?? defaultWidth,
                Math.min(widestHeader, Math.ceil(textWidth(column.header, 12.5)) + aroundHeader),
              ),
          ),
          min: Math.round(scale * (column.minWidth ?? defaultMinWidth)),
          whole: Math.round(scale * (column.wholeWidth ?? 0)),
        },
        accessorFn: (row: object) => row,
        enableSorting: column.isSortable !== false,
      })),
    [columns, scale],
  )
  const { order, pins, shown } = layout
  const state = useMemo(() => ({ sorting: sort.map(({ key, direction }) => ({ id: key, desc: direction === 'desc' })) }), [sort])
  const options: TableOptions<Features<T>, object> = {
    features: features as Features<T>, // The slot of types has no value.
    columns: definitions,
    data: noRows,
    state,
    manualSorting: true,
    sortDescFirst: false,
    onSortingChange: (change) =>
      onSortChange(
        functionalUpdate(change, state.sorting).map(({ id, desc }) => ({ key: id, direction: desc ? 'desc' : 'asc' })),
      ),
  }
  const [model] = useState(() => constructTable(options))
  model.setOptions((before) => ({ ...before, ...options }))
  // Sorting is left out: it changes no cell, and rows are not drawn again for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model is one object; its columns are others when their definitions are.
  return useMemo(() => {
    const arranged = arrangedColumns(columns, { order, pins, shown }).filter(({ isShown }) => isShown)
    const at = (wanted: ColumnSide): ModelColumn<T>[] =>
      arranged.flatMap(({ column, side }) => (side === wanted ? (model.getColumn(column.key) ?? []) : []))
    return { start: at('start'), centre: at(null), end: at('end') }
  }, [definitions, columns, order, pins, shown])
}

export type ColumnAreas<T> = ReturnType<typeof useColumns<T>>
