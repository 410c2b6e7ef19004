import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Line } from '../lines/lines.ts'
import type { DataColumn } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'

type Looks = typeof import('./formatLooks.ts')
type Mark<T> = (line: Line<T>, column: number) => string

/** Kept for the next table, which then has its looks from the first sight on. */
let known: Looks | undefined

/** The words for the look of a cell by its column's format, and the rules for them; neither where no column has one, which costs nothing. */
export const useFormats = <T,>(columns: readonly DataColumn<T>[]): { mark: Mark<T> | undefined; looks: ReactNode } => {
  const [looks, setLooks] = useState(known)
  const isWanted = columns.some(({ format }) => format !== undefined)
  useEffect(() => {
    if (!isWanted || looks) return
    let isGone = false
    import('./formatLooks.ts').then(
      ({ formatWords, FormatLooks }) => {
        known = { formatWords, FormatLooks }
        if (!isGone) setLooks(known)
      },
      // Without them the values stand there all the same; the next table with a format asks again.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isWanted, looks])
  const mark = useMemo<Mark<T> | undefined>(() => {
    if (!isWanted || !looks) return undefined
    const formats = columns.map((column) => {
      const { format } = column
      const read = valueReader(column)
      return format && ((row: T) => looks.formatWords(format, read(row), row))
    })
    return (line, column) => (line.kind === 'row' ? (formats[column]?.(line.row) ?? '') : '')
  }, [columns, isWanted, looks])
  return { mark, looks: isWanted && looks ? <looks.FormatLooks /> : null }
}
