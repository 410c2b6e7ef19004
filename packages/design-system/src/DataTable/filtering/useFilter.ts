import { useMemo } from 'react'
import type { CellMaker } from '../cells/cellMakers.ts'
import { compileFilters, type DataFilters } from '../model/filters.ts'
import type { DataColumn } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'

/** The test that rows must pass: the columns' filters, the quick search and the caller's own; undefined when nothing is asked. */
export const useFilter = <T>(
  columns: readonly DataColumn<T>[],
  makerOf: (column: DataColumn<T>) => CellMaker<T>,
  filters: DataFilters,
  quick: string,
  own: ((row: T) => boolean) | undefined,
): ((row: T) => boolean) | undefined => {
  const compiled = useMemo(() => {
    const readers = columns.map((column) => ({
      key: column.key,
      type: column.type ?? 'text',
      read: valueReader(column),
      text: makerOf(column).text,
    }))
    return compileFilters(readers, filters, quick)
  }, [columns, makerOf, filters, quick])
  return useMemo(() => (compiled && own ? (row: T) => own(row) && compiled(row) : (compiled ?? own)), [compiled, own])
}
