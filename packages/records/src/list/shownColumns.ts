import type { ColumnLayout, DataColumn } from '@bip/design-system'

type Columns = readonly Pick<DataColumn<never>, 'key' | 'isHidden'>[]

/** Keys of the columns that a layout shows, in its order. */
export const shownKeys = (columns: Columns, { order = [], shown }: ColumnLayout): string[] => {
  const keys = columns.map(({ key }) => key)
  const ordered = [...new Set([...order.filter((key) => keys.includes(key)), ...keys])]
  const hidden = new Set(columns.filter(({ isHidden }) => isHidden).map(({ key }) => key))
  return ordered.filter((key) => shown?.[key] ?? !hidden.has(key))
}

/** The layout that shows just these columns in this order; widths and pins stay. Keys of no column are passed over. */
export const withShownKeys = (columns: Columns, layout: ColumnLayout, wanted: readonly string[]): ColumnLayout => {
  const keys = columns.map(({ key }) => key)
  const known = wanted.filter((key) => keys.includes(key))
  if (known.length === 0) return layout
  return { ...layout, order: known, shown: Object.fromEntries(keys.map((key) => [key, known.includes(key)])) }
}

/** The columns as an address writes them; null where they are those of the resource. */
export const columnsForAddress = (columns: Columns, layout: ColumnLayout): string[] | null => {
  const keys = shownKeys(columns, layout)
  return keys.join() === shownKeys(columns, {}).join() ? null : keys
}
