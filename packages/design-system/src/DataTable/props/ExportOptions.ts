import type { PrintOptions } from '../../PrintArea/printElement.ts'

/** Which rows leave the table: as they stand in it, the chosen ones, or all, whatever is filtered or folded. */
export type ExportWhat = 'shown' | 'selected' | 'all'

export type ExportOptions<T> = {
  /** The rows as they stand in the table, the chosen ones, or all whatever is filtered or folded; default 'shown'. */
  what?: ExportWhat
  /** Default 'xlsx'. */
  format?: 'xlsx' | 'csv'
  /** Fetches the rows, some at a time, where the table does not hold them: of a list that a server sends page by page. Chosen ones are picked out of them. */
  rowsOf?: (what: ExportWhat, signal: AbortSignal | undefined) => AsyncIterable<readonly T[]>
  /** Name of the file without its ending; default the table's label and the day. */
  fileName?: string
  /** Hears how many rows are done, and of how many where that is known. */
  onProgress?: (done: number, total: number | null) => void
  /** Ends the export; it is then rejected with the signal's reason. */
  signal?: AbortSignal
  /** Takes the file; default hands it to the reader as a download. */
  save?: (file: File) => void
}

export type TablePrintOptions = PrintOptions & {
  /** The rows as they stand in the table, the chosen ones, or all; default 'shown'. */
  what?: ExportWhat
  /** Ends it before the print window opens. */
  signal?: AbortSignal
}
