import { useEffect, useMemo, useState } from 'react'
import type { CellMaker } from '../cells/cellMakers.ts'
import type { RowOrder } from '../lines/RowOrder.ts'
import { aggregate } from '../model/aggregate.ts'
import { textWidth } from '../model/textWidth.ts'
import type { DataColumn, Totals } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'
import type { CellValue } from '../model/values.ts'

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

type Options<T> = {
  isShown: boolean
  /** The figures where somebody else has made them. */
  given: Totals | undefined
  columns: readonly DataColumn<T>[]
  makerOf: (column: DataColumn<T>) => CellMaker<T>
  order: RowOrder<T>
  /** A row with what was typed into it. */
  edited: (row: T) => T
  /** Another one when the rows are others, or what is typed into them. */
  version: unknown
}

/** The sums of all rows shown, in words by column key, unless they are given; made a moment after the rows have changed, so that they never hold up the rows. */
export const useTotals = <T>({ isShown, given, columns, makerOf, order, edited, version }: Options<T>) => {
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
  const written = useMemo(() => given && wordsOf(columns, makerOf, ({ key }) => given[key]), [given, columns, makerOf])
  return written ?? sums
}

/** Says how wide columns must be for their sums. */
export const useTotalWidths = (
  totals: Readonly<Record<string, string>>,
  /** How large the type is beside that at a desk. */
  scale: number,
  /** Hears widths in px by column key. */
  onWidths: (change: (before: Readonly<Record<string, number>>) => Readonly<Record<string, number>>) => void,
): void =>
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
