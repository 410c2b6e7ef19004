import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { dataTableTexts } from '../DataTable.texts.ts'
import type { DataFilters } from '../model/filters.ts'
import type { DataColumn, DataSort } from '../types.ts'
import type { LoadRows } from '../view/useWindows.ts'
import type { ExportSource, ExportWhat } from './exportSource.ts'
import type { ExportOptions } from './exportTable.ts'
import type { TablePrintOptions } from './printTable.ts'

type Options<T> = Omit<ExportSource<T>, 'locale' | 'totalsLabel' | 'columnOf' | 'local' | 'fetched'> & {
  /** All columns, shown or not. */
  described: readonly DataColumn<T>[]
  local: NonNullable<ExportSource<T>['local']>
  load: LoadRows<T> | undefined
  sort: readonly DataSort[]
  filters: DataFilters
  quickFilter: string
}

/** Rows asked of a server at once. */
const pageSize = 1000

/** The table's way out: to files and to paper. What it needs for that is fetched with the first export. */
export const useExport = <T>(optionsNow: () => Options<T>) => {
  const locale = useLocale()
  const source = (): ExportSource<T> => {
    const { described, local, load, sort, filters, quickFilter, ...table } = optionsNow()
    async function* fetched(what: ExportWhat, signal: AbortSignal | undefined) {
      const question = what === 'all' ? { sort, filters: {}, quickFilter: '' } : { sort, filters, quickFilter }
      let [from, total] = [0, Number.POSITIVE_INFINITY]
      while (load && from < total) {
        const answer = await load({ from, to: from + pageSize }, question, signal ?? new AbortController().signal)
        if (answer.rows.length === 0) return
        yield answer.rows
        from += answer.rows.length
        total = answer.total
      }
    }
    return {
      ...table,
      columnOf: (key) => described.find((column) => column.key === key),
      totalsLabel: locale.t(dataTableTexts.totals),
      locale,
      ...(load ? { fetched } : { local }),
    }
  }
  return {
    export: async (options: ExportOptions<T> = {}): Promise<File> =>
      (await import('./leaving.ts')).exportTable(source(), options),
    print: async (options: TablePrintOptions = {}): Promise<void> => (await import('./leaving.ts')).printTable(source(), options),
  }
}
