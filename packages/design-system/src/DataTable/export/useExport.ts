import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { ExportOptions } from './exportTable.ts'
import type { TablePrintOptions } from './printTable.ts'
import type { ExportedTable } from './tableSource.ts'

/** The table's way out: to files and to paper. What it needs for that is fetched with the first export. */
export const useExport = <T>(tableNow: () => Omit<ExportedTable<T>, 'locale'>) => {
  const locale = useLocale()
  const table = (): ExportedTable<T> => ({ ...tableNow(), locale })
  return {
    export: async (options: ExportOptions<T> = {}): Promise<File> => (await import('./leaving.ts')).exportTable(table(), options),
    print: async (options: TablePrintOptions = {}): Promise<void> => (await import('./leaving.ts')).printTable(table(), options),
  }
}
