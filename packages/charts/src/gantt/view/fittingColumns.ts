import type { ColumnLayout, DataColumn } from '@bip/design-system'

/** px that the bars keep, and the share of the room that the table takes at most. */
const [minBars, maxShare] = [460, 0.62]
/** px of the boxes before the rows. */
const boxes = 40
/** What tells most comes first; the columns of a caller stand behind the dates. */
const before = ['name', 'start', 'finish', 'status', 'duration']
const after = ['progress', 'slack']

const rankOf = (key: string): number => {
  if (before.includes(key)) return before.indexOf(key)
  return after.includes(key) ? 100 + after.indexOf(key) : before.length
}

/**
 * The columns of the table that are not shown at first because the bars would have no room beside them. What the caller wants to be seen in any
 * case (`isHidden: false`), and what the reader chose, stays.
 */
export function hiddenColumns<T>(
  columns: readonly DataColumn<T>[],
  room: number,
  { shown = {} }: ColumnLayout,
): ReadonlySet<string> {
  const max = Math.min(room * maxShare, room - minBars)
  const widthOf = ({ width = 100 }: DataColumn<T>): number => width
  const isSet = ({ key, isHidden }: DataColumn<T>): boolean => shown[key] ?? isHidden === false
  let taken = boxes + columns.filter(isSet).reduce((sum, column) => sum + widthOf(column), 0)
  const hidden = new Set<string>()
  const open = columns.filter((column) => shown[column.key] === undefined && column.isHidden === undefined)
  for (const column of open.toSorted((one, other) => rankOf(one.key) - rankOf(other.key)))
    if (taken + widthOf(column) <= max) taken += widthOf(column)
    else hidden.add(column.key)
  return hidden
}
