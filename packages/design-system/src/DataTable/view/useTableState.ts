import { useControlledState } from 'react-stately/useControlledState'
import type { DataFilters } from '../model/filters.ts'
import { type DataSelection, nothingSelected } from '../model/selection.ts'
import type { ColumnLayout, DataSort } from '../types.ts'
import type { Expansion } from './useLines.ts'

/** What the reader changes; each is the caller's where given, else the table's own. */
export type StateProps = {
  sort?: readonly DataSort[]
  /** Default none. */
  defaultSort?: readonly DataSort[]
  onSortChange?: (sort: DataSort[]) => void
  /** What the reader did to the columns. */
  layout?: ColumnLayout
  defaultLayout?: ColumnLayout
  onLayoutChange?: (layout: ColumnLayout) => void
  /** What is asked of columns. */
  filters?: DataFilters
  /** Default none. */
  defaultFilters?: DataFilters
  onFiltersChange?: (filters: DataFilters) => void
  selection?: DataSelection
  /** Default nothing. */
  defaultSelection?: DataSelection
  onSelectionChange?: (selection: DataSelection) => void
  /** Which groups and branches are open. */
  expansion?: Expansion
  /** Default all groups, and no branches of a tree. */
  defaultExpansion?: Expansion
  onExpansionChange?: (expansion: Expansion) => void
}

const noSort: readonly DataSort[] = []
const noLayout: ColumnLayout = {}
const noFilters: DataFilters = {}
const allOpen: Expansion = { mode: 'all', except: new Set() }

/** Takes the states out of a table's props; `rest` is what is left. */
export const useTableState = <P extends StateProps>(props: P, isTree: boolean) => {
  const { sort, defaultSort, onSortChange, layout, defaultLayout, onLayoutChange, filters, defaultFilters, ...some } = props
  const { onFiltersChange, selection, defaultSelection, onSelectionChange, expansion, defaultExpansion, ...more } = some
  const { onExpansionChange, ...rest } = more
  const firstExpansion = isTree ? nothingSelected : allOpen
  const [sortNow, setSort] = useControlledState<readonly DataSort[], DataSort[]>(sort, defaultSort ?? noSort, onSortChange)
  const [layoutNow, setLayout] = useControlledState<ColumnLayout>(layout, defaultLayout ?? noLayout, onLayoutChange)
  const [filtersNow, setFilters] = useControlledState<DataFilters>(filters, defaultFilters ?? noFilters, onFiltersChange)
  const [selectionNow, setSelection] = useControlledState<DataSelection>(
    selection,
    defaultSelection ?? nothingSelected,
    onSelectionChange,
  )
  const [expansionNow, setExpansion] = useControlledState<Expansion>(
    expansion,
    defaultExpansion ?? firstExpansion,
    onExpansionChange,
  )
  return {
    state: {
      sort: sortNow,
      setSort,
      layout: layoutNow,
      setLayout,
      filters: filtersNow,
      setFilters,
      selection: selectionNow,
      setSelection,
      expansion: expansionNow,
      setExpansion,
    },
    rest,
  }
}

export type TableState = ReturnType<typeof useTableState>['state']
