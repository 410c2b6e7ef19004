import type { LocaleTools } from '../../foundations/locale.ts'
import type { CellMaker } from '../cells/cellMakers.ts'
import type { GroupLine, Line, Lines } from '../lines/lines.ts'
import type { RowOrder } from '../lines/RowOrder.ts'
import { aggregate } from '../model/aggregate.ts'
import type { Slices } from '../model/slices.ts'
import type { DataColumn } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'
import type { CellValue } from '../model/values.ts'
import type { ExportWhat } from '../props/ExportOptions.ts'
import { type Sheet, type SheetCell, type SheetRow, sheetCell } from './sheet.ts'

/** Lines, and the order whose places their groups count by. */
type OrderedLines<T> = { lines: Lines<T>; order: RowOrder<T> }

/** Lines that are here, with the rows of their groups. */
type LocalLines<T> = { lines: Lines<T>; rowsOf: (group: GroupLine) => readonly T[] }

/** The rows that stand at places [from, to) of an order. */
const rowsBetween = <T>(order: RowOrder<T>, from: number, to: number): T[] =>
  Array.from({ length: to - from }, (_, at) => order.rows[order.indexAt(from + at)] as T) // Places of the order.

/** What an export reads of a table. */
export type ExportSource<T> = {
  label: string
  /** The columns shown, in order. */
  columns: readonly DataColumn<T>[]
  /** All columns, shown or not: groups may be by any. */
  columnOf: (key: string) => DataColumn<T> | undefined
  /** Widths in px of the columns shown. */
  widths: readonly number[]
  pinned: number
  makerOf: (column: DataColumn<T>) => CellMaker<T>
  hasTotals: boolean
  totalsLabel: string
  hasDepth: boolean
  locale: LocaleTools
  isSelected: (key: string) => boolean
  /** A row with what was typed into it. */
  edited: (row: T) => T
  /** The lines as they stand, and what all lines are made of; undefined where a server holds the rows. */
  local?: { shown: () => OrderedLines<T>; whole: () => OrderedLines<T> }
  /** Everything that matches is chosen, but for some. */
  isAllSelected: boolean
  /** Fetches the rows of a server, some at a time. */
  fetched?: (what: ExportWhat, signal: AbortSignal | undefined) => AsyncIterable<readonly T[]>
  rowKey: (row: T) => string
}

/** Rows handed on at once. */
const batchSize = 500

/** The lines to go through; undefined where a server has them. What was chosen stays chosen when a filter hides it. */
const localLines = <T>({ local, isAllSelected }: ExportSource<T>, what: ExportWhat): LocalLines<T> | undefined => {
  const isAsShown = what === 'shown' || (what === 'selected' && isAllSelected)
  if (!local) return undefined
  const { lines, order } = isAsShown ? local.shown() : local.whole()
  return { lines, rowsOf: ({ from, to }) => rowsBetween(order, from, to) }
}

async function* linesOf<T>(
  source: ExportSource<T>,
  local: LocalLines<T> | undefined,
  what: ExportWhat,
  signal: AbortSignal | undefined,
  slices: Slices,
) {
  const isWanted = (line: Line<T>): boolean =>
    what === 'selected' ? line.kind === 'row' && source.isSelected(line.key) : line.kind === 'row' || line.kind === 'group'
  if (local) {
    const { lines } = local
    let batch: Line<T>[] = []
    for (let place = 0; place < lines.count; place += 1) {
      const line = lines.at(place)
      if (line && isWanted(line)) batch.push(line)
      if (slices.isOver) await slices.pause()
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
    yield batch
    return
  }
  for await (const rows of source.fetched?.(what, signal) ?? []) {
    const lines = rows.map((row): Line<T> => ({ kind: 'row', key: source.rowKey(row), row, index: -1, depth: 0 }))
    yield lines.filter(isWanted)
  }
}

/** The table as a sheet: typed cells, groups with their figures, totals. */
export const sheetOf = <T>(source: ExportSource<T>, what: ExportWhat, signal: AbortSignal | undefined, slices: Slices): Sheet => {
  const { columns, makerOf, widths, locale } = source
  const readers = columns.map((column) => {
    const [maker, read] = [makerOf(column), valueReader(column)]
    return (row: T): SheetCell => sheetCell(column, read(row), () => maker.text(row))
  })
  const local = localLines(source, what)
  const figure = (column: DataColumn<T>, values: readonly CellValue[]): SheetCell => {
    if (!column.summary) return null
    const value = aggregate(column.summary, values, column.type ?? 'text')
    return sheetCell(column, value, () => makerOf(column).write(value))
  }
  const groupCells = (group: GroupLine): SheetCell[] => {
    const rows = local?.rowsOf(group).map(source.edited) ?? []
    const by = source.columnOf(group.column)
    const [first] = rows
    const name = by && first !== undefined ? makerOf(by).text(first) || '—' : ''
    return columns.map((column, at) =>
      at === 0
        ? `${by?.header ?? ''}：${name} (${locale.formatNumber(group.count)})`
        : figure(column, rows.map(valueReader(column))),
    )
  }
  const sums = columns.map((column) => (source.hasTotals && column.summary ? ([] as CellValue[]) : null))
  const count = (row: T): void => {
    sums.forEach((values, at) => {
      const column = columns[at]
      if (values && column) values.push(valueReader(column)(row))
    })
  }
  async function* rows(): AsyncGenerator<readonly SheetRow[]> {
    for await (const lines of linesOf(source, local, what, signal, slices))
      yield lines.flatMap((line): SheetRow[] => {
        const depth = what === 'selected' ? 0 : line.depth
        if (line.kind === 'group') return [{ kind: 'group', depth, cells: groupCells(line) }]
        if (line.kind !== 'row') return []
        const row = source.edited(line.row)
        count(row)
        return [{ kind: 'row', depth, cells: readers.map((read) => read(row)) }]
      })
    if (!source.hasTotals) return
    const totals = columns.map((column, at) => figure(column, sums[at] ?? []) ?? (at === 0 ? source.totalsLabel : null))
    yield [{ kind: 'total', depth: 0, cells: totals.map((cell, at) => (columns[at]?.summary ? cell : at === 0 ? cell : null)) }]
  }
  return {
    name: source.label,
    columns: columns.map(({ header, group = [] }, at) => ({ header: [...group, header].join(' / '), width: widths[at] ?? 100 })),
    pinned: source.pinned,
    hasDepth: source.hasDepth && what !== 'selected',
    total: what === 'selected' ? null : (local?.lines.count ?? null),
    rows: rows(),
  }
}
