import { type CellValue, isEmptyValue, textOf } from '../model/values.ts'
import { type Branch, type GroupLine, indexOfKey, type Lines } from './lines.ts'
import type { RowOrder } from './RowOrder.ts'

/** A column by whose values rows are put together. */
export type GroupStep<T> = { column: string; read: (row: T) => CellValue }

/** Whether a group of that key is open. */
export type IsOpen = (key: string) => boolean

const separator = '\u001f'

const sameGroup = (a: CellValue, b: CellValue): boolean =>
  a === b || (isEmptyValue(a) && isEmptyValue(b)) || textOf(a) === textOf(b)

/** Key of the group that these values make, outermost first. */
export const groupKey = (values: readonly CellValue[]): string => `group${separator}${values.map(textOf).join(separator)}`

/** The groups over rows that an order already holds together, outer ones before those within. */
const findGroups = <T>(order: RowOrder<T>, steps: readonly GroupStep<T>[], isOpen: IsOpen): GroupLine[] => {
  const groups: GroupLine[] = []
  const open: GroupLine[] = []
  const begin = (row: T, place: number, firstNew: number): void => {
    for (const group of open.splice(firstNew)) group.to = place
    const values = steps.map(({ read }) => read(row))
    for (let depth = firstNew; depth < steps.length; depth += 1) {
      const key = groupKey(values.slice(0, depth + 1))
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
  for (let place = 0; place < order.count; place += 1) {
    const row = order.rows[order.indexAt(place)] as T // Places of the order are rows.
    // Written out: it runs for every row, whenever a group is opened or closed.
    for (let depth = 0; depth < steps.length; depth += 1) {
      const step = steps[depth] as GroupStep<T> // Within the length.
      if (open.length > depth && sameGroup((open[depth] as GroupLine).value, step.read(row))) continue
      begin(row, place, depth)
      break
    }
  }
  for (const group of open) group.to = order.count
  for (const group of groups) group.count = group.to - group.from
  return groups
}

type Found = { version: number; steps: readonly GroupStep<never>[]; groups: GroupLine[] }

/** The groups of an order while nothing in it changes: opening one of them looks at no row. */
const found = new WeakMap<object, Found>()

const groupsOf = <T>(order: RowOrder<T>, steps: readonly GroupStep<T>[], isOpen: IsOpen): GroupLine[] => {
  const known = found.get(order)
  if (known?.version === order.version && known.steps === steps) {
    for (const group of known.groups) group.isOpen = isOpen(group.key)
    return known.groups
  }
  const groups = findGroups(order, steps, isOpen)
  found.set(order, { version: order.version, steps, groups })
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
  const groups = groupsOf(order, steps, isOpen)
  const lines = new Int32Array(order.count + groups.length)
  // Groups that are shown, in order, with the place of their line and of the one after their last.
  const shown: { at: number; parent: number; place: number; end: number }[] = []
  const path: number[] = []
  let count = 0
  let hidden = 0
  const close = (depth: number): void => {
    for (const closed of path.splice(depth)) {
      const branch = shown[closed]
      if (branch) branch.end = count
    }
  }
  groups.forEach((group, at) => {
    if (group.from < hidden) return
    close(group.depth)
    shown.push({ at, parent: path.at(-1) ?? -1, place: count, end: count })
    path.push(shown.length - 1)
    lines[count++] = -1 - at
    if (!group.isOpen) {
      hidden = group.to
      return
    }
    if (group.depth < steps.length - 1) return
    for (let place = group.from; place < group.to; place += 1) lines[count++] = place
  })
  close(0)

  /** The last group whose line stands at this place or over it, among those shown. */
  const groupOver = (place: number): number => {
    let [low, high] = [0, shown.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((shown[middle]?.place ?? 0) <= place) low = middle + 1
      else high = middle
    }
    return low - 1
  }

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
    placeOf: (key, index) => {
      const group = groups.findIndex((one) => one.key === key)
      if (group >= 0) return lines.subarray(0, count).indexOf(-1 - group)
      const row = order.placeOf(indexOfKey(order.rows, rowKey, key, index))
      return row < 0 ? -1 : lines.subarray(0, count).indexOf(row)
    },
    parentOf: (place) => {
      if (lineOf(place) === undefined) return -1
      const over = shown[groupOver(place)]
      if (!over) return -1
      return over.place < place ? over.place : (shown[over.parent]?.place ?? -1)
    },
    pathOf: (place) => {
      const branches: Branch[] = []
      if (lineOf(place) === undefined) return branches
      for (let over = shown[groupOver(place)]; over; over = shown[over.parent]) branches.unshift(over)
      return branches
    },
  }
}
