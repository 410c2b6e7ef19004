import { Slices } from '../model/slices.ts'
import type { ExportOptions } from '../props/ExportOptions.ts'
import { toCsv } from './csv.ts'
import { exportTexts } from './export.texts.ts'
import { sheetOf } from './exportSource.ts'
import { type ExportedTable, sourceOf } from './tableSource.ts'

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
