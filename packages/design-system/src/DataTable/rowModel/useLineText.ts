import { useMemo } from 'react'
import type { CellMaker } from '../cells/cellMakers.ts'
import type { Line } from '../lines/lines.ts'
import type { RowOrder } from '../lines/RowOrder.ts'
import type { DataColumn } from '../model/types.ts'
import { useSameList } from '../model/useSameList.ts'
import type { LineTexts, RowPart } from './RowPart.ts'

type AnyText<T> = (line: Line<T>, column: number, order: RowOrder<T>) => string

/** What stands in a line under each of the columns shown: a row's values, or the words that a feature has for its kind. */
export const useLineText = <T>(
  described: readonly DataColumn<T>[],
  makerOf: (column: DataColumn<T>) => CellMaker<T>,
  order: RowOrder<T>,
  parts: readonly RowPart<T>[],
) => {
  const given = useSameList(parts.map((part) => part.texts))
  const texts = useMemo<LineTexts<T>>(() => Object.assign({}, ...given), [given])
  return useMemo(() => {
    const writers = described.map((column) => makerOf(column).text)
    return (line: Line<T>, at: number): string => {
      if (line.kind === 'row') return writers[at]?.(line.row) ?? ''
      const write = texts[line.kind] as AnyText<T> | undefined // Found by the line's own kind.
      return write?.(line, at, order) ?? ''
    }
  }, [described, makerOf, order, texts])
}
