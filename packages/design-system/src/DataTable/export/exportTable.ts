import { toCsv } from './csv.ts'
import { exportTexts } from './export.texts.ts'
import { type ExportWhat, sheetOf } from './exportSource.ts'
import { Slices } from './slices.ts'
import { type ExportedTable, sourceOf } from './tableSource.ts'

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

const download = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** What no file system takes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are among it.
const unfit = /[\\/:*?"<>|\u0000-\u001f]/g

/** Makes a file of a table while the page goes on, hands it over and answers with it. */
export const exportTable = async <T>(table: ExportedTable<T>, options: ExportOptions<T>): Promise<File> => {
  const { what = 'shown', format = 'xlsx', rowsOf, onProgress, signal, save = download } = options
  const own = sourceOf(table)
  const source = rowsOf ? { ...own, hasDepth: false, local: undefined, fetched: rowsOf } : own
  const { locale, label } = source
  const slices = new Slices(signal)
  const sheet = sheetOf(source, what, signal, slices)
  let done = 0
  const onRows = (count: number): void => {
    done += count
    onProgress?.(done, sheet.total)
  }
  const blob =
    format === 'csv'
      ? await toCsv(sheet, locale.t(exportTexts.level), slices, onRows)
      : await (await import('./xlsx.ts')).toXlsx(sheet, locale.locale, slices, onRows)
  signal?.throwIfAborted()
  const today = new Date()
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  const name = (options.fileName ?? `${label} ${day}`).replace(unfit, '_')
  const file = new File([blob], `${name}.${format}`, { type: blob.type })
  save(file)
  return file
}
