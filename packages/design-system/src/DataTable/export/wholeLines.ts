import { groupLines } from '../model/groupLines.ts'
import { flatLines } from '../model/lines.ts'
import { RowOrder } from '../model/RowOrder.ts'
import { compareRows } from '../model/sortKeys.ts'
import { type TreeShape, treeLines } from '../model/treeLines.ts'
import type { DataColumn, DataSort } from '../types.ts'
import { valueReader } from '../view/cellMakers.ts'
import { stepsOf } from '../view/useLines.ts'
import type { LocalLines } from './exportSource.ts'

/** What all the lines of a table are made of. */
export type WholeTable<T> = {
  rows: readonly T[]
  rowKey: (row: T) => string
  columns: readonly DataColumn<T>[]
  sort: readonly DataSort[]
  groupBy: readonly string[]
  tree: TreeShape<T> | undefined
}

const always = (): boolean => true

/** All rows in their order, nothing filtered, all branches and groups open. */
export const wholeLines = <T>(
  { rows, rowKey, columns, sort, groupBy, tree }: WholeTable<T>,
  collator: Intl.Collator,
): LocalLines<T> => {
  const groupSteps = groupBy.map((key) => sort.find((one) => one.key === key) ?? ({ key, direction: 'asc' } as const))
  const steps = stepsOf(columns, [...groupSteps, ...sort.filter(({ key }) => !groupBy.includes(key))])
  if (tree) {
    const compare = steps.length > 0 ? compareRows(steps, collator) : undefined
    return { lines: treeLines(rows, { ...tree, rowKey, isOpen: always, compare }), rowsOf: () => [] }
  }
  const order = new RowOrder<T>({ rows, passes: null, steps, collator })
  const groups = groupBy.flatMap((key) => {
    const column = columns.find((one) => one.key === key)
    return column ? [{ column: key, read: valueReader(column) }] : []
  })
  const lines = groups.length > 0 ? groupLines(order, rowKey, groups, always) : flatLines(order, rowKey)
  return { lines, rowsOf: ({ from, to }) => rowsBetween(order, from, to) }
}

/** The rows that stand at places [from, to) of an order. */
export const rowsBetween = <T>(order: RowOrder<T>, from: number, to: number): T[] =>
  Array.from({ length: to - from }, (_, at) => order.rows[order.indexAt(from + at)] as T) // Places of the order.
