import type { GroupLine, Lines } from './lines.ts'
import type { RowOrder } from './RowOrder.ts'
import { type CellValue, isEmptyValue, textOf } from './values.ts'

/** A column by whose values rows are put together. */
export type GroupStep<T> = { column: string; read: (row: T) => CellValue }

/** Whether a group of that key is open. */
export type IsOpen = (key: string) => boolean

const separator = '\u001f'

const sameGroup = (a: CellValue, b: CellValue): boolean => (isEmptyValue(a) && isEmptyValue(b)) || textOf(a) === textOf(b)

/** The groups over rows that an order already holds together, outer ones before those within. */
const findGroups = <T>(order: RowOrder<T>, steps: readonly GroupStep<T>[], isOpen: IsOpen): GroupLine[] => {
  const groups: GroupLine[] = []
  const open: GroupLine[] = []
  for (let place = 0; place < order.count; place += 1) {
    const row = order.rows[order.indexAt(place)] as T // Places of the order are rows.
    const values = steps.map(({ read }) => read(row))
    const firstNew = steps.findIndex((_, depth) => !open[depth] || !sameGroup(open[depth].value, values[depth]))
    if (firstNew >= 0) {
      for (const group of open.splice(firstNew)) group.to = place
      for (let depth = firstNew; depth < steps.length; depth += 1) {
        const path = values
          .slice(0, depth + 1)
          .map(textOf)
          .join(separator)
        const key = `group${separator}${path}`
        const column = steps[depth]?.column ?? ''
        const group: GroupLine = {
          kind: 'group',
          key,
          column,
          value: values[depth],
          depth,
          isOpen: isOpen(key),
          count: 0,
          from: place,
          to: place,
        }
        open.push(group)
        groups.push(group)
      }
    }
  }
  for (const group of open) group.to = order.count
  for (const group of groups) group.count = group.to - group.from
  return groups
}

/**
 * Rows under a line for each group; closed groups hide theirs. The order must hold equal values together, so it is sorted by the same columns first.
 * A group's line is a number below zero in the table of lines, a row's its place in the order.
 */
export const groupLines = <T>(
  order: RowOrder<T>,
  rowKey: (row: T) => string,
  steps: readonly GroupStep<T>[],
  isOpen: IsOpen,
): Lines<T> & { groups: readonly GroupLine[] } => {
  const groups = findGroups(order, steps, isOpen)
  const lines = new Int32Array(order.count + groups.length)
  let count = 0
  let hidden = 0
  groups.forEach((group, at) => {
    if (group.from < hidden) return
    lines[count++] = -1 - at
    if (!group.isOpen) {
      hidden = group.to
      return
    }
    if (group.depth < steps.length - 1) return
    for (let place = group.from; place < group.to; place += 1) lines[count++] = place
  })

  const lineOf = (place: number): number | undefined => (place >= 0 && place < count ? lines[place] : undefined)
  return {
    groups,
    count,
    at: (place) => {
      const line = lineOf(place)
      if (line === undefined) return undefined
      if (line < 0) return groups[-1 - line]
      const index = order.indexAt(line)
      const row = order.rows[index] as T // Lines hold places of the order.
      return { kind: 'row', key: rowKey(row), row, index, depth: steps.length }
    },
    placeOf: (key) => {
      const group = groups.findIndex((one) => one.key === key)
      if (group >= 0) return lines.subarray(0, count).indexOf(-1 - group)
      const row = order.placeOf(order.rows.findIndex((one) => rowKey(one) === key))
      return row < 0 ? -1 : lines.subarray(0, count).indexOf(row)
    },
    parentOf: (place) => {
      const line = lineOf(place)
      if (line === undefined) return -1
      const depth = line < 0 ? (groups[-1 - line]?.depth ?? 0) : steps.length
      for (let above = place - 1; above >= 0; above -= 1) {
        const candidate = lines[above] ?? 0
        if (candidate < 0 && (groups[-1 - candidate]?.depth ?? 0) < depth) return above
      }
      return -1
    },
  }
}
