import type { LocaleTools } from '../../foundations/locale.ts'
import { toast } from '../../Toast/toast.ts'
import type { Coming, Entry } from '../drafts/draftTypes.ts'
import type { Drafts } from '../drafts/useDrafts.ts'
import type { RowSteps } from '../feature/Services.ts'
import type { LineHost } from '../lines/LineHost.ts'
import type { Line } from '../lines/lines.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import { type FillMode, fillSeries, usualMode } from '../model/series.ts'
import type { DataColumn } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'
import type { CellValue } from '../model/values.ts'
import { editingTexts } from '../texts/editing.texts.ts'
import { fillingTexts } from './filling.texts.ts'

export type FillContext<T> = {
  locale: LocaleTools
  drafts: Drafts<T>
  rowSteps: RowSteps<T> | undefined
  host: LineHost<T>
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  text: (line: Line<T>, column: number) => string
}

/** As many cells are written at once; more would hold up the page. */
const maxCells = 100_000

const otherWay = (way: FillMode): FillMode => (way === 'copy' ? 'series' : 'copy')

/** What is read from cells and written into others, some at a time. */
export const fillCells = <T>({ locale, drafts, host, columns, text }: FillContext<T>) => {
  const { t, formatNumber } = locale

  const valueAt = ({ place, column }: CellPlace): CellValue => {
    const [line, description] = [host.lineAt(place), columns[column]]
    return line?.kind === 'row' && description ? valueReader(description)(line.row) : undefined
  }
  const textAt = ({ place, column }: CellPlace): string => {
    const line = host.lineAt(place)
    return line ? text(line, column) : ''
  }
  /** Whether these lines are here; told where not, for nothing can be read of them or written. */
  const areHere = (from: number, to: number): boolean => {
    for (let place = Math.max(0, from); place <= to; place += 1) {
      if (host.lineAt(place)?.kind !== 'loading') continue
      toast.info(t(editingTexts.unloaded))
      return false
    }
    return true
  }
  const isTooMany = (cells: number): boolean => {
    if (cells > maxCells) toast.info(t(editingTexts.tooMany, { count: formatNumber(maxCells) }))
    return cells > maxCells
  }
  const enter = (entries: readonly Entry<T>[], coming?: Coming<T>): void => {
    const { locked, outside } = drafts.enter(entries, coming)
    if (locked > 0) toast.info(t(fillingTexts.readOnly, { count: formatNumber(locked) }))
    if (outside > 0) toast.info(t(fillingTexts.outside, { count: formatNumber(outside) }))
  }
  const put = (entries: readonly Entry<T>[]): void => {
    if (!isTooMany(entries.length)) enter(entries)
  }
  const isLike = (a: number, b: number): boolean => {
    const [one, other] = [columns[a], columns[b]]
    return (
      a === b ||
      (one?.type === other?.type && one?.edit?.options === other?.edit?.options && one?.edit?.source === other?.edit?.source)
    )
  }
  /** The same thing in another cell: as a value where both columns hold such, else as it is written. */
  const copied = (from: CellPlace, at: CellPlace): Entry<T> =>
    isLike(from.column, at.column) ? { at, value: valueAt(from) } : { at, text: textAt(from) }

  /** A row or a column of cells goes on in others, from the nearest to the furthest. */
  const goOn = (from: readonly CellPlace[], into: readonly CellPlace[], isOther: boolean): Entry<T>[] => {
    const [first] = from
    const column = first && columns[first.column]
    const isAlike = [...from, ...into].every((at) => first && isLike(first.column, at.column))
    if (!column || !isAlike || column.edit?.options || column.edit?.source)
      return into.flatMap((at, index) => {
        const source = from[index % Math.max(1, from.length)]
        return source ? [copied(source, at)] : []
      })
    const [values, type] = [from.map(valueAt), column.type ?? 'text']
    const usual = usualMode(values, type)
    const next = fillSeries(values, into.length, type, isOther ? otherWay(usual) : usual)
    return into.map((at, index) => ({ at, value: next[index] }))
  }

  return { areHere, isTooMany, enter, put, copied, goOn }
}

export type FillCells<T> = ReturnType<typeof fillCells<T>>
