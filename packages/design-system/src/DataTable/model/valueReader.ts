import type { DataColumn } from './types.ts'
import type { CellValue } from './values.ts'

/** Reads what stands in a row under a column. */
export const valueReader = <T>({ key, value }: DataColumn<T>): ((row: T) => CellValue) =>
  value ?? ((row) => (row as Record<string, CellValue> | null | undefined)?.[key]) // A row is a record or is missing; what is none of a cell's values comes out as text.
