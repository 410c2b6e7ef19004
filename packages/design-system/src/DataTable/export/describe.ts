import type { LocaleTools } from '../../foundations/locale.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import { isSelected } from '../model/selection.ts'
import type { ExportedTable } from './tableSource.ts'

/** What a table tells of itself as it stands. */
export const describe = <T>(table: Table<T>, needed: Pick<Services<T>, 'drafts'>, locale: LocaleTools): ExportedTable<T> => {
  const { options, state, columns, makerOf, rows, view } = table
  const { label, load, rowKey, hasTotals, quickFilter } = options
  const { selection, sort, filters } = state
  return {
    locale,
    label,
    columns: columns.described.filter(({ painted }) => !painted),
    described: options.columns.filter(({ painted }) => !painted),
    widths: columns.geometry.widths,
    pinned: columns.areas.start.length,
    makerOf,
    hasTotals,
    hasDepth: view.hasDepth,
    isSelected: (key) => isSelected(selection, key),
    isAllSelected: selection.mode === 'all',
    rowKey,
    edited: (row) => needed.drafts?.edited(row, rowKey) ?? row,
    local: { shown: () => ({ lines: view.lines, order: rows.order }), whole: () => rows.model.whole() },
    load,
    sort,
    filters,
    quickFilter,
  }
}
