import type { DataTableProps } from '../DataTableProps.ts'
import { useTableState } from './useTableState.ts'

const noRenderers = {}
const noRows: never[] = []
const noGroups: readonly string[] = []

/** The props of a table apart: what can be controlled, what says how it is, with defaults, and what its element gets. */
export const useTableOptions = <T>(props: DataTableProps<T>) => {
  const { state, rest: given } = useTableState(props, props.tree !== undefined)
  const { label, columns, rows = noRows, load, rowKey, filter, groupBy = noGroups, onGroupByChange, tree, ...some } = given
  const { openDetails, renderers = noRenderers, quickFilter = '', isServed = load !== undefined, drawDetail, ...more } = some
  const { selectionMode = 'none', isSelectionDisabled, maxSelected = 0, hasColumnMenu = true, hasTotals = false, ...looks } = more
  const { onEdit, editMode, onDraftsChange, onRowPress, onRowDoublePress, isZebra = false, isLoading = false, ...rest } = looks
  const { emptyState, errorState, handle, rowHeight, hasCards = false, columnPresets, pinnedRows, headFilters, ...others } = rest
  const { rowActions, maxHeight, page, newRow, onRowsChange, onRowMove, totals, totalsLabel, ...root } = others
  const defaulted = { rows, groupBy, renderers, quickFilter, isServed, selectionMode, maxSelected, hasColumnMenu, hasTotals }
  return { state, options: { ...given, ...defaulted, isZebra, isLoading, hasCards }, root }
}

export type TableOptions<T> = ReturnType<typeof useTableOptions<T>>['options']
