import type { LocaleTools } from '../../foundations/locale.ts'
import type { CellMaker } from '../cells/cellMakers.ts'
import type { GroupLine } from '../lines/lines.ts'
import type { RowOrder } from '../lines/RowOrder.ts'
import { aggregate } from '../model/aggregate.ts'
import type { DataColumn } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'

/** The figure of a group in a column, found once and kept while the group is. */
const figures = new WeakMap<GroupLine, Map<string, string>>()

/** The words of a group's line under each of the columns shown: its name, and its figures. */
export const groupText = <T>(
  columns: readonly DataColumn<T>[],
  described: readonly DataColumn<T>[],
  makerOf: (column: DataColumn<T>) => CellMaker<T>,
  locale: LocaleTools,
) => {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const valuesOf = (group: GroupLine, column: DataColumn<T>, order: RowOrder<T>) => {
    const read = valueReader(column)
    return Array.from({ length: group.count }, (_, at) => read(order.rows[order.indexAt(group.from + at)] as T)) // Places of the group.
  }
  const figureOf = (group: GroupLine, column: DataColumn<T>, order: RowOrder<T>): string => {
    const { key, summary, type = 'text' } = column
    if (!summary) return ''
    const known = figures.get(group) ?? new Map<string, string>()
    figures.set(group, known)
    const figure = known.get(key) ?? makerOf(column).write(aggregate(summary, valuesOf(group, column, order), type))
    known.set(key, figure)
    return figure
  }
  return (group: GroupLine, at: number, order: RowOrder<T>): string => {
    const column = described[at]
    if (!column) return ''
    if (at > 0) return figureOf(group, column, order)
    const by = byKey.get(group.column)
    const row = order.rows[order.indexAt(group.from)] as T // A group has a row.
    return by ? `${by.header}：${makerOf(by).text(row) || '—'} (${locale.formatNumber(group.count)})` : ''
  }
}
