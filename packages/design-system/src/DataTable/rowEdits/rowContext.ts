import type { RefObject } from 'react'
import type { LocaleTools } from '../../foundations/locale.ts'
import type { withValue } from '../drafts/editedLines.ts'
import type { messageOf } from '../drafts/messageOf.ts'
import type { Drafts } from '../drafts/useDrafts.ts'
import type { groupKey } from '../lines/groupLines.ts'
import type { LineHost } from '../lines/LineHost.ts'
import type { RowWindows } from '../lines/RowWindows.ts'
import type { RowChange } from '../lines/rowChange.ts'
import type { TreeShape } from '../lines/treeLines.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { isSelected, select } from '../model/selection.ts'
import type { DataColumn } from '../model/types.ts'
import type { RowEditProps } from '../props/RowEditProps.ts'
import type { TableState } from '../props/useTableState.ts'

/** The row that was added last, and where the focus was before. */
export type AddedRow<T> = { key: string; change: RowChange<T>; from: CellPlace | null }

/** Handed to the lazy part: if it imported them too, each would become a file of its own that every table fetches. */
export type RowTools = {
  groupKey: typeof groupKey
  isSelected: typeof isSelected
  select: typeof select
  withValue: typeof withValue
  messageOf: typeof messageOf
}

/** What rows are added to and taken out of. */
export type RowSource<T> = RowEditProps<T> & {
  rows: readonly T[]
  rowKey: (row: T) => string
  tree: TreeShape<T> | undefined
  groupBy: readonly string[]
  /** All columns, shown or not: groups may be by any. */
  described: readonly DataColumn<T>[]
  /** Where a server holds the rows. */
  windows: RowWindows<T> | undefined
  host: LineHost<T>
  drafts: Drafts<T>
  state: Pick<TableState, 'expansion' | 'setExpansion'>
}

export type RowChangingContext<T> = RowSource<T> & {
  locale: LocaleTools
  tools: RowTools
  /** Where the focus goes once the rows are other ones. */
  goal: RefObject<{ key: string; column?: number } | CellPlace | null>
  added: RefObject<AddedRow<T> | null>
  /** Goes there, if it is in the table already. */
  reach: () => void
}
