import type { ReactNode } from 'react'

export type TableColumn<T> = {
  key: string
  header: ReactNode
  /** The header as plain text, where `header` is not a string: for the sort button's and the resize handle's name. */
  name?: string
  /** 'right' for figures; default 'left'. */
  align?: 'left' | 'right' | 'center'
  /** Width in px; default as wide as the content. */
  width?: number
  /** Least width in px. */
  minWidth?: number
  /** Most width in px, beyond which text ends in an ellipsis; default 320. */
  maxWidth?: number
  isSortable?: boolean
  /** The reader may change the width; default true. */
  isResizable?: boolean
  /** Stays in sight while the others scroll. */
  pin?: 'left' | 'right'
  render: (row: T) => ReactNode
}

export type SortDirection = 'asc' | 'desc'

/** One step of an order; several steps sort within the ones before. */
export type TableSort = { key: string; direction: SortDirection }

export type TableSelection = {
  mode: 'single' | 'multiple'
  /** Keys of the selected rows, also of rows on other pages. */
  keys: ReadonlySet<string>
  onChange: (keys: Set<string>) => void
  /** Rows that cannot be selected. */
  isDisabled?: (key: string) => boolean
}

/** Plain name of a column, for screen readers. */
export const columnName = <T>(column: TableColumn<T>): string =>
  column.name ?? (typeof column.header === 'string' ? column.header : column.key)
