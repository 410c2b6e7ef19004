import type { CellValue } from './values.ts'

/** What became of a row that was to be stored. */
export type RowOutcome = {
  /** Key of the row. */
  key: string
  /** 'faulty': the row was refused for what is in it. 'stale': somebody else has changed it or taken it out meanwhile. */
  status: 'stored' | 'faulty' | 'stale'
  /** What is wrong, in the reader's language. */
  message?: string
  /** Key of the column whose value is at fault; default the whole row. */
  column?: string
}

/** A typed value that is not good enough to be stored, with its column and what is wrong with it. */
export type CellFault = RowOutcome & { column: string; message: string; value: CellValue }
