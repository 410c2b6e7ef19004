import type { LocaleTools } from '../../foundations/locale.ts'
import { toast } from '../../Toast/toast.ts'
import { fromTsv } from '../model/clipboard.ts'
import type { Line } from '../model/lines.ts'
import { type FillWay, fillSeries, usualWay } from '../model/series.ts'
import type { CellValue } from '../model/values.ts'
import type { DataColumn } from '../types.ts'
import { valueReader } from '../view/cellMakers.ts'
import type { GridView } from '../view/GridView.ts'
import type { CellRange } from '../view/useCellRange.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import { editingTexts } from './editing.texts.ts'
import { fillingTexts } from './filling.texts.ts'
import type { Coming, Editing, Entry, KeyedRow } from './useEditing.ts'
import type { RowSteps } from './useRowSteps.ts'

export type FillContext<T> = {
  locale: LocaleTools
  editing: Editing<T>
  rowSteps: RowSteps<T>
  view: GridView<T>
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  text: (line: Line<T>, column: number) => string
}

/** As many cells are written at once; more would hold up the page. */
const mostCells = 100_000

const span = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

const otherWay = (way: FillWay): FillWay => (way === 'copy' ? 'series' : 'copy')

/** Fills cells from those beside them: on by counting or repeating, by the handle and by the keys of spreadsheets. */
export const fillingOf = <T>({ locale, editing, rowSteps, view, columns, text }: FillContext<T>) => {
  const { t, formatNumber } = locale

  const valueAt = ({ place, column }: CellPlace): CellValue => {
    const [line, description] = [view.lineAt(place), columns[column]]
    return line?.kind === 'row' && description ? valueReader(description)(line.row) : undefined
  }
  const textAt = ({ place, column }: CellPlace): string => {
    const line = view.lineAt(place)
    return line ? text(line, column) : ''
  }
  /** Whether these lines are here; told where not, for nothing can be read of them or written. */
  const areHere = (from: number, to: number): boolean => {
    for (let place = Math.max(0, from); place <= to; place += 1) {
      if (view.lineAt(place)?.kind !== 'loading') continue
      toast.info(t(editingTexts.unloaded))
      return false
    }
    return true
  }
  const isTooMany = (cells: number): boolean => {
    if (cells > mostCells) toast.info(t(editingTexts.tooMany, { count: formatNumber(mostCells) }))
    return cells > mostCells
  }
  const enter = (entries: readonly Entry<T>[], coming?: Coming<T>): void => {
    const { locked, outside } = editing.enter(entries, coming)
    if (locked > 0) toast.info(t(fillingTexts.readOnly, { count: formatNumber(locked) }))
    if (outside > 0) toast.info(t(fillingTexts.outside, { count: formatNumber(outside) }))
  }
  const put = (entries: readonly Entry<T>[]): void => {
    if (!isTooMany(entries.length)) enter(entries)
  }
  const isLike = (a: number, b: number): boolean => {
    const [one, other] = [columns[a], columns[b]]
    return a === b || (one?.type === other?.type && one?.edit?.options === other?.edit?.options)
  }
  /** The same thing in another cell: as a value where both columns hold such, else as it is written. */
  const copied = (from: CellPlace, at: CellPlace): Entry<T> =>
    isLike(from.column, at.column) ? { at, value: valueAt(from) } : { at, text: textAt(from) }

  /** A row or a column of cells goes on in others, from the nearest to the furthest. */
  const goOn = (from: readonly CellPlace[], into: readonly CellPlace[], isOther: boolean): Entry<T>[] => {
    const [first] = from
    const column = first && columns[first.column]
    const isAlike = [...from, ...into].every((at) => first && isLike(first.column, at.column))
    if (!column || !isAlike || column.edit?.options)
      return into.flatMap((at, index) => {
        const source = from[index % Math.max(1, from.length)]
        return source ? [copied(source, at)] : []
      })
    const [values, type] = [from.map(valueAt), column.type ?? 'text']
    const usual = usualWay(values, type)
    const next = fillSeries(values, into.length, type, isOther ? otherWay(usual) : usual)
    return into.map((at, index) => ({ at, value: next[index] }))
  }

  /** The block was drawn out to a larger one. */
  const stretch = (block: CellRange, whole: CellRange, isOther: boolean): void => {
    if (!areHere(whole.from.place, whole.to.place)) return
    const rows = span(block.from.place, block.to.place)
    const across = span(block.from.column, block.to.column)
    const below = span(block.to.place + 1, whole.to.place)
    const above = span(whole.from.place, block.from.place - 1).reverse()
    const beside = span(block.to.column + 1, whole.to.column)
    const before = span(whole.from.column, block.from.column - 1).reverse()
    const isDown = below.length > 0 || above.length > 0
    const entries = isDown
      ? across.flatMap((column) => {
          const cells = rows.map((place) => ({ place, column }))
          const into = [...below, ...above].map((place) => ({ place, column }))
          return goOn(above.length > 0 ? cells.reverse() : cells, into, isOther)
        })
      : rows.flatMap((place) => {
          const cells = across.map((column) => ({ place, column }))
          const into = [...beside, ...before].map((column) => ({ place, column }))
          return goOn(before.length > 0 ? cells.reverse() : cells, into, isOther)
        })
    put(entries)
  }

  /** Ctrl D and Ctrl R: the block's first row or column in all others; a single row or column takes the one before it. */
  const repeat = ({ from, to }: CellRange, way: 'down' | 'right'): void => {
    const isSingle = way === 'down' ? from.place === to.place : from.column === to.column
    const back = isSingle ? 1 : 0
    const [place, column] = way === 'down' ? [from.place - back, 0] : [0, from.column - back]
    if (place < 0 || column < 0 || !areHere(from.place - back, to.place)) return
    const rows = span(way === 'down' ? place + 1 : from.place, to.place)
    const across = span(way === 'right' ? column + 1 : from.column, to.column)
    put(
      rows.flatMap((row) =>
        across.map((at) => copied(way === 'down' ? { place, column: at } : { place: row, column }, { place: row, column: at })),
      ),
    )
  }

  /** Empties the block. */
  const clear = ({ from, to }: CellRange): void => {
    if (!areHere(from.place, to.place)) return
    put(
      span(from.place, to.place).flatMap((place) =>
        span(from.column, to.column).map((column) => ({ at: { place, column }, text: '' })),
      ),
    )
  }

  /**
   * Puts a copied block into the cells from a corner on. A block that fits into the chosen one several times is put there as often,
   * as spreadsheets do; for what lies past the last row rows are added, where they can be.
   */
  const paste = (copied: string, chosen: CellRange): void => {
    const block = fromTsv(copied)
    const [height, width] = [block.length, block.reduce((most, row) => Math.max(most, row.length), 0)]
    if (height === 0 || width === 0) return
    const { from } = chosen
    const [rows, across] = [chosen.to.place - from.place + 1, chosen.to.column - from.column + 1]
    const down = rows % height === 0 ? rows / height : 1
    const right = across % width === 0 ? across / width : 1
    const { count } = view.lines
    const room = (view.lineAt(count - 1)?.kind === 'add' ? count - 1 : count) - from.place
    const over = Math.max(0, height * down - room)
    if (isTooMany(height * down * width * right) || !areHere(from.place, from.place + height * down - over - 1)) return
    const entriesOf = (lines: number, added: readonly KeyedRow<T>[]): Entry<T>[] =>
      Array.from({ length: lines }, (_, row) => block[row % height] ?? []).flatMap((texts, row) =>
        Array.from({ length: width * right }, (_, at) => at).flatMap((at) => {
          const text = texts[at % width]
          const place = { place: from.place + row, column: from.column + at }
          return text === undefined ? [] : { at: place, line: row < room ? undefined : added[row - room], text }
        }),
      )
    if (over > 0 && rowSteps.canAddAtEnd)
      rowSteps.addFor(over, room === 0, (added, coming: Coming<T>) => enter(entriesOf(height * down, added), coming))
    else {
      if (over > 0) toast.info(t(fillingTexts.tooLong, { count: formatNumber(over) }))
      put(entriesOf(height * down - over, []))
    }
  }

  return { stretch, repeat, clear, paste }
}

export type Filling = ReturnType<typeof fillingOf>
