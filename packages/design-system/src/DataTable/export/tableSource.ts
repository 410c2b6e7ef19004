import type { DataFilters } from '../model/filters.ts'
import type { DataColumn, DataSort } from '../model/types.ts'
import type { ExportWhat } from '../props/ExportOptions.ts'
import type { LoadRows } from '../props/LoadRows.ts'
import { dataTableTexts } from '../texts/DataTable.texts.ts'
import type { ExportSource } from './exportSource.ts'

/** What a table tells of itself when something of it is to leave. */
export type ExportedTable<T> = Omit<ExportSource<T>, 'totalsLabel' | 'columnOf' | 'local' | 'fetched'> & {
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

/** What an export reads of a table: the rows that are here, or those of its server. */
export const sourceOf = <T>({
  described,
  local,
  load,
  sort,
  filters,
  quickFilter,
  ...table
}: ExportedTable<T>): ExportSource<T> => {
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
    totalsLabel: table.locale.t(dataTableTexts.totals),
    ...(load ? { fetched } : { local }),
  }
}
