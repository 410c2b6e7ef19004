import { useEffect, useMemo, useState } from 'react'
import { textWidth } from '../layout/textWidth.ts'
import { aggregate } from '../model/aggregate.ts'
import type { RowOrder } from '../model/RowOrder.ts'
import type { CellValue } from '../model/values.ts'
import type { DataColumn, Totals } from '../types.ts'
import { type CellMaker, valueReader } from './cellMakers.ts'

/** ms without a change after which sums are made: pushes come quicker than anybody reads sums. */
const calm = 150

/** Size in px by which the width of a sum is reckoned, which is bold, and px around it. */
const [boldType, around] = [14, 26]

const wordsOf = <T>(
  columns: readonly DataColumn<T>[],
  makerOf: (column: DataColumn<T>) => CellMaker<T>,
  figureOf: (column: DataColumn<T>) => CellValue | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const figure = figureOf(column)
      return figure === undefined ? [] : [[column.key, makerOf(column).write(figure)]]
    }),
  )

/** The sums of all rows shown, in words by column key, unless they are given; made a moment after the rows have changed, so that they never hold up the rows. */
export const useTotals = <T>(
  isShown: boolean,
  given: Totals | undefined,
  columns: readonly DataColumn<T>[],
  makerOf: (column: DataColumn<T>) => CellMaker<T>,
  order: RowOrder<T>,
  /** A row with what was typed into it. */
  edited: (row: T) => T,
  /** Changes with the rows and what is typed into them. */
  version: unknown,
  /** How large the type is beside that at a desk. */
  scale: number,
  /** Hears widths in px that columns need for them, by key. */
  onWidths: (change: (before: Readonly<Record<string, number>>) => Readonly<Record<string, number>>) => void,
): Readonly<Record<string, string>> => {
  const [sums, setSums] = useState<Readonly<Record<string, string>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is one object; its version says that it holds something else.
  useEffect(() => {
    if (!isShown || given) return
    const timer = window.setTimeout(() => {
      const rows = Array.from({ length: order.count }, (_, place) => edited(order.rows[order.indexAt(place)] as T)) // Places of the order.
      setSums(
        wordsOf(
          columns,
          makerOf,
          (column) => column.summary && aggregate(column.summary, rows.map(valueReader(column)), column.type ?? 'text'),
        ),
      )
    }, calm)
    return () => window.clearTimeout(timer)
  }, [isShown, given, columns, makerOf, order, version])
  const told = useMemo(() => given && wordsOf(columns, makerOf, ({ key }) => given[key]), [given, columns, makerOf])
  const totals = told ?? sums
  useEffect(() => {
    const widths = Object.entries(totals).map(
      ([key, text]) => [key, Math.ceil((textWidth(text, boldType) + around) * scale)] as const,
    )
    // Never narrower again: columns would move while one types.
    onWidths((before) => {
      const wider = widths.filter(([key, width]) => width > (before[key] ?? 0))
      return wider.length > 0 ? { ...before, ...Object.fromEntries(wider) } : before
    })
  }, [totals, scale, onWidths])
  return totals
}
