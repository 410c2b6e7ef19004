import type { ColumnLayout, DataColumn } from '../model/types.ts'

/** What of a column its place depends on. */
export type LaidColumn = Pick<DataColumn<unknown>, 'key' | 'header' | 'group' | 'pin' | 'isHidden'>

/** Where a column stands: pinned to one of the sides, or among those that scroll. */
export type ColumnSide = 'start' | 'end' | null

export type ArrangedColumn<C extends LaidColumn = LaidColumn> = { column: C; side: ColumnSide; isShown: boolean }

/** The sides as they stand from left to right. */
export const sides: readonly ColumnSide[] = ['start', null, 'end']

export const sideOf = ({ key, pin }: LaidColumn, { pins }: ColumnLayout): ColumnSide => {
  const said = pins?.[key]
  return said === undefined ? (pin ?? null) : said
}

/** The columns in the order of the layout; those it does not name follow in their own order. */
export const orderedColumns = <C extends LaidColumn>(columns: readonly C[], { order }: ColumnLayout): readonly C[] => {
  if (!order || order.length === 0) return columns
  const left = new Map(columns.map((column) => [column.key, column]))
  const named = order.flatMap((key) => {
    const column = left.get(key)
    left.delete(key)
    return column ? [column] : []
  })
  return [...named, ...left.values()]
}

/** All columns from left to right, hidden ones where they would stand. */
export const arrangedColumns = <C extends LaidColumn>(columns: readonly C[], layout: ColumnLayout): ArrangedColumn<C>[] => {
  const arranged = orderedColumns(columns, layout).map((column) => ({
    column,
    side: sideOf(column, layout),
    isShown: layout.shown?.[column.key] ?? column.isHidden !== true,
  }))
  return sides.flatMap((side) => arranged.filter((one) => one.side === side))
}

/** Puts columns beside each other at a side, before another column, or at its end. */
export const withMoved = (
  columns: readonly LaidColumn[],
  layout: ColumnLayout,
  keys: readonly string[],
  { side, before }: { side: ColumnSide; before: string | null },
): ColumnLayout => {
  const moved = new Set(keys)
  const rest = arrangedColumns(columns, layout).filter(({ column }) => !moved.has(column.key))
  const next = rest.findIndex(({ column }) => column.key === before)
  // Behind the last one that stands on this side or on one to the left of it.
  const end = rest.findLastIndex((one) => sides.indexOf(one.side) <= sides.indexOf(side)) + 1
  const order = rest.map(({ column }) => column.key).toSpliced(next < 0 ? end : next, 0, ...keys)
  const changed = columns.filter((column) => moved.has(column.key) && sideOf(column, layout) !== side)
  if (changed.length === 0) return { ...layout, order }
  return { ...layout, order, pins: { ...layout.pins, ...Object.fromEntries(changed.map(({ key }) => [key, side])) } }
}

/** Shows or hides columns. */
export const withShown = (layout: ColumnLayout, keys: readonly string[], isShown: boolean): ColumnLayout => ({
  ...layout,
  shown: { ...layout.shown, ...Object.fromEntries(keys.map((key) => [key, isShown])) },
})

export const withWidth = (layout: ColumnLayout, key: string, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [key]: width },
})

/** Whether two layouts give the same picture: order, sides, what is shown, widths. */
export const isSameLayout = (columns: readonly LaidColumn[], one: ColumnLayout, other: ColumnLayout): boolean => {
  const pictureOf = (layout: ColumnLayout): string =>
    JSON.stringify(
      arrangedColumns(columns, layout).map(({ column: { key }, side, isShown }) => [key, side, isShown, layout.widths?.[key]]),
    )
  return pictureOf(one) === pictureOf(other)
}
