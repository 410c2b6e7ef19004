import type { CellValue } from './values.ts'

/** A value put into a cell in place of another one. */
export type CellEdit = {
  /** Key of the row. */
  key: string
  column: string
  value: CellValue
  /** What stood in the row when it was changed. */
  before: CellValue
}
