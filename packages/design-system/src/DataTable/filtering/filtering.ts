import { feature } from '../feature/Feature.ts'
import type { Filters } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import type { DataFilters } from '../model/filters.ts'
import { valueReader } from '../model/valueReader.ts'
import { useFilter } from './useFilter.ts'

const noFilters: DataFilters = {}

const without = (filters: DataFilters, key: string): DataFilters =>
  Object.fromEntries(Object.entries(filters).filter(([one]) => one !== key))

const filtersOf = <T>({ options, state, makerOf }: Table<T>): Filters<T> => {
  const { rows, isServed, tree, headFilters } = options
  const { filters, setFilters } = state
  return {
    isSet: (key) => headFilters?.[key]?.isSet ?? filters[key] !== undefined,
    of: (column) => {
      const { key, isFilterable, type = 'text', edit } = column
      const own = headFilters?.[key]
      if (own || isFilterable === false) return own ?? null
      const [read, { text }] = [valueReader(column), makerOf(column)]
      return {
        filter: filters[key],
        onChange: (filter) => setFilters(filter ? { ...filters, [key]: filter } : without(filters, key)),
        source: {
          type,
          options: edit?.options,
          cells: isServed || tree ? null : () => rows.map((row) => ({ value: read(row), text: text(row) })),
        },
      }
    },
  }
}

/** Rows that pass the filters of columns, the quick search and the caller's own test. */
export const filtering = feature({
  name: 'filtering',
  offers: ['filters'],
  props: ['filter', 'quickFilter', 'headFilters'],
  state: { filters: () => noFilters },
  useRows: ({ options, state, makerOf }) => {
    const { columns, isServed, quickFilter, filter } = options
    return { passes: useFilter(columns, makerOf, isServed ? noFilters : state.filters, isServed ? '' : quickFilter, filter) }
  },
  useTable: (table) => ({ offers: { filters: filtersOf(table) } }),
})
