import { useMemo } from 'react'
import type { Line } from '../model/lines.ts'
import type { DataColumn } from '../types.ts'
import { valueReader } from '../view/cellMakers.ts'
import { formatWords } from './cellFormat.ts'

/** The words for the look of a cell by its column's format; undefined where no column has one, which costs nothing. */
export const useFormats = <T>(columns: readonly DataColumn<T>[]): ((line: Line<T>, column: number) => string) | undefined =>
  useMemo(() => {
    if (columns.every(({ format }) => format === undefined)) return undefined
    const formats = columns.map((column) => {
      const { format } = column
      const read = valueReader(column)
      return format && ((row: T) => formatWords(format, read(row), row))
    })
    return (line, column) => (line.kind === 'row' ? (formats[column]?.(line.row) ?? '') : '')
  }, [columns])
