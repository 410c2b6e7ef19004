import { useEffect, useState } from 'react'
import { aggregate } from '../model/aggregate.ts'
import type { RowOrder } from '../model/RowOrder.ts'
import type { DataColumn } from '../types.ts'
import { type CellMaker, valueReader } from './cellMakers.ts'

/** ms without a change after which sums are made: pushes come quicker than anybody reads sums. */
const calm = 150

/** The sums of all rows shown, in words by column key; made a moment after the rows have changed, so that they never hold up the rows. */
export const useTotals = <T>(
  isShown: boolean,
  columns: readonly DataColumn<T>[],
  makerOf: (column: DataColumn<T>) => CellMaker<T>,
  order: RowOrder<T>,
  /** A row with what was typed into it. */
  edited: (row: T) => T,
  /** Changes with the rows and what is typed into them. */
  version: unknown,
): Readonly<Record<string, string>> => {
  const [totals, setTotals] = useState<Readonly<Record<string, string>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is one object; its version says that it holds something else.
  useEffect(() => {
    if (!isShown) return
    const timer = window.setTimeout(() => {
      const rows = Array.from({ length: order.count }, (_, place) => edited(order.rows[order.indexAt(place)] as T)) // Places of the order.
      const figures = columns.flatMap((column) =>
        column.summary
          ? [[column.key, makerOf(column).write(aggregate(column.summary, rows.map(valueReader(column)), column.type ?? 'text'))]]
          : [],
      )
      setTotals(Object.fromEntries(figures))
    }, calm)
    return () => window.clearTimeout(timer)
  }, [isShown, columns, makerOf, order, version])
  return totals
}
