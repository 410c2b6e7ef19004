import type { CellRenderer } from '../model/types.ts'
import type { DataTableProps } from './DataTableProps.ts'
import type { StateProps } from './StateProps.ts'
import { type SliceDefaults, sliceProps, type TableState, useTableState } from './useTableState.ts'

type Defaulted<T> = {
  rows: readonly T[]
  groupBy: readonly string[]
  renderers: Readonly<Record<string, CellRenderer<T>>>
  quickFilter: string
  isServed: boolean
  selectionMode: 'none' | 'single' | 'multiple'
  maxSelected: number
  hasTotals: boolean
}

/** What the caller says of a table, with defaults. */
export type TableOptions<T> = Omit<DataTableProps<T>, keyof StateProps | keyof Defaulted<T>> & Defaulted<T>

/** A prop of the table that is none of its element. */
export type OwnProp = Exclude<keyof DataTableProps<unknown>, keyof React.ComponentPropsWithRef<'div'> | keyof StateProps>

/** What is not said by features: it is the table's own. */
const ownProps: readonly OwnProp[] = [
  'label',
  'columns',
  'rows',
  'rowKey',
  'renderers',
  'isServed',
  'isLoading',
  'emptyState',
  'errorState',
  'isZebra',
  'hasCards',
  'maxHeight',
  'backdrop',
  'rowHeight',
  'handle',
]

const noRenderers = {}
const noRows: never[] = []
const noGroups: readonly string[] = []

type Declared = { state?: SliceDefaults; props?: readonly OwnProp[] }

/** The props of a table apart: what can be controlled, what says how it is, with defaults, and what its element gets. */
export const useTableOptions = <T>(props: DataTableProps<T>, features: readonly Declared[]) => {
  const slices = features.flatMap((feature) => feature.state ?? [])
  const state: TableState = useTableState(props, slices)
  const taken = new Set<string>([
    ...ownProps,
    ...features.flatMap((feature) => feature.props ?? []),
    ...slices.flatMap((slice) => Object.keys(slice).flatMap(sliceProps)),
  ])
  const root = Object.fromEntries(Object.entries(props).filter(([name]) => !taken.has(name)))
  const { rows = noRows, groupBy = noGroups, renderers = noRenderers, quickFilter = '', load, ...given } = props
  const { isServed = load !== undefined, selectionMode = 'none', maxSelected = 0, hasTotals = false, ...rest } = given
  const defaulted = { rows, groupBy, renderers, quickFilter, load, isServed, selectionMode, maxSelected, hasTotals }
  const options: TableOptions<T> = { ...rest, ...defaulted }
  // What nobody takes is the element's.
  return { state, options, root: root as Omit<React.ComponentPropsWithRef<'div'>, 'children'> }
}
