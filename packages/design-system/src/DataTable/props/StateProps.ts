import type { DataFilters } from '../model/filters.ts'
import type { DataSelection } from '../model/selection.ts'
import type { ColumnLayout, DataSort } from '../model/types.ts'

/** Which branches or groups are open, in the words of a selection: these keys, or all but these. */
export type Expansion = DataSelection

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
