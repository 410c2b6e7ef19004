import { useMemo } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { dataTableTexts } from '../DataTable.texts.ts'
import { editingTexts } from '../editing/editing.texts.ts'
import { aggregate } from '../model/aggregate.ts'
import type { GroupLine, Line } from '../model/lines.ts'
import type { RowOrder } from '../model/RowOrder.ts'
import type { CellRenderer, DataColumn } from '../types.ts'
import { type CellMaker, makeCells, valueReader } from './cellMakers.ts'
import { descriptionOf, type ModelColumn } from './useColumns.ts'

/** The figure of a group in a column, found once and kept while the group is. */
const figures = new WeakMap<GroupLine, Map<string, string>>()

/** How every column's cells are written and drawn. */
export const useCells = <T>(columns: readonly DataColumn<T>[], renderers: Readonly<Record<string, CellRenderer<T>>>) => {
  const locale = useLocale()
  return useMemo(() => {
    const makers = new Map(columns.map((column) => [column.key, makeCells(column, renderers, locale)]))
    return (column: DataColumn<T>) => makers.get(column.key) as CellMaker<T> // Made for every column.
  }, [columns, renderers, locale])
}

/** What stands in a line under each of the columns shown: a row's values, or a group's name and figures. */
export const useLineText = <T>(
  columns: readonly DataColumn<T>[],
  shown: readonly ModelColumn<T>[],
  makerOf: (column: DataColumn<T>) => CellMaker<T>,
  order: RowOrder<T>,
) => {
  const locale = useLocale()
  return useMemo(() => {
    const descriptions = shown.map(descriptionOf)
    const writers = descriptions.map((column) => makerOf(column).text)
    const byKey = new Map(columns.map((column) => [column.key, column]))
    const valuesOf = (group: GroupLine, column: DataColumn<T>) => {
      const read = valueReader(column)
      return Array.from({ length: group.count }, (_, at) => read(order.rows[order.indexAt(group.from + at)] as T)) // Places of the group.
    }
    const figureOf = (group: GroupLine, column: DataColumn<T>): string => {
      if (!column.summary) return ''
      const known = figures.get(group) ?? new Map<string, string>()
      figures.set(group, known)
      const figure =
        known.get(column.key) ?? makerOf(column).write(aggregate(column.summary, valuesOf(group, column), column.type ?? 'text'))
      known.set(column.key, figure)
      return figure
    }
    const groupText = (group: GroupLine, at: number): string => {
      const column = descriptions[at]
      if (!column) return ''
      if (at > 0) return figureOf(group, column)
      const by = byKey.get(group.column)
      const row = order.rows[order.indexAt(group.from)] as T // A group has a row.
      return by ? `${by.header}：${makerOf(by).text(row) || '—'} (${locale.formatNumber(group.count)})` : ''
    }
    return (line: Line<T>, at: number): string => {
      if (line.kind === 'row') return writers[at]?.(line.row) ?? ''
      if (line.kind === 'failed') return at === 0 ? locale.t(dataTableTexts.branchFailed) : ''
      if (line.kind === 'add') return at === 0 ? locale.t(editingTexts.addRow) : ''
      return line.kind === 'group' ? groupText(line, at) : ''
    }
  }, [columns, shown, makerOf, order, locale])
}
