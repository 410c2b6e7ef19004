import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { withValue } from '../editing/editedLines.ts'
import type { CellEdit } from '../model/EditStore.ts'
import type { DataFilters } from '../model/filters.ts'
import type { Lines } from '../model/lines.ts'
import { type LoadedRows, RowWindows } from '../model/RowWindows.ts'
import type { DataColumn, DataSort } from '../types.ts'
import type { GridView } from './GridView.ts'

/** What a server is asked for: rows [from, to) of those that match, in that order. */
export type WindowQuestion = { sort: readonly DataSort[]; filters: DataFilters; quickFilter: string }

/** Fetches rows [from, to), how many match in all and, if it likes, their figures; the signal is aborted when the reader has gone on. */
export type LoadRows<T> = (
  range: { from: number; to: number },
  question: WindowQuestion,
  signal: AbortSignal,
) => Promise<LoadedRows<T>>

type Options<T> = {
  load: LoadRows<T> | undefined
  rowKey: (row: T) => string
  question: WindowQuestion
  viewOf: () => GridView<T>
  columnOf: (key: string) => DataColumn<T> | undefined
  /** Stands over the lines: what was typed and is not stored yet. */
  over?: (lines: Lines<T>, isReady: () => boolean) => Lines<T>
  /** Hears rows that have come, before they are shown; whether they are all there are, not only all that match. */
  onRows: (rows: readonly T[], isWhole: boolean) => void
}

/** Rows that a server holds, fetched as they come into sight; another question begins anew. */
export const useWindows = <T>({ load, rowKey, question, viewOf, columnOf, over, onRows }: Options<T>) => {
  const [arrivals, redraw] = useReducer((times: number) => times + 1, 0)
  const { sort, filters, quickFilter } = question
  const known = useRef<number>(undefined)
  const heard = useRef(onRows)
  heard.current = onRows
  const shown = useRef<Lines<T>>(undefined)
  const rows = useMemo(() => {
    if (!load) return null
    return new RowWindows<T>({
      rowKey,
      load: (from, to, signal) => load({ from, to }, { sort, filters, quickFilter }, signal),
      // Whoever stands in a row and scrolls far away still stands in it.
      keeps: () => {
        const view = viewOf()
        return view.slots.flatMap((slot) => (slot.place >= 0 && view.isKept(slot) ? slot.place : []))
      },
      onRows: (come, isWhole) => heard.current(come, isWhole && quickFilter === '' && Object.keys(filters).length === 0),
      onChange: () => {
        const [view, lines] = [viewOf(), shown.current]
        if (!lines) return
        if (known.current === lines.count) view.refresh()
        else view.setLines(lines)
        known.current = lines.count
        redraw()
      },
    })
  }, [load, rowKey, sort, filters, quickFilter, viewOf])
  const windows = useMemo(
    () => rows && { rows, lines: over ? over(rows.lines, () => rows.total !== null) : rows.lines },
    [rows, over],
  )

  useLayoutEffect(() => {
    if (!windows) return
    const view = viewOf()
    shown.current = windows.lines
    known.current = windows.lines.count
    view.inReact(() => view.setLines(windows.lines))
    view.onRange = (from, to) => void windows.rows.show(from, to)
  }, [windows, viewOf])
  useEffect(() => {
    void rows?.show(0, 1)
    return () => rows?.close()
  }, [rows])

  return (
    windows && {
      ...windows,
      /** Another number whenever rows have come. */
      arrivals,
      /** These values stand in the rows from now on. */
      stored: (edits: readonly CellEdit[]): void => {
        const byKey = Map.groupBy(edits, ({ key }) => key)
        windows.rows.replace(byKey.keys(), (row, key) =>
          (byKey.get(key) ?? []).reduce((next, edit) => {
            const column = columnOf(edit.column)
            return column ? withValue(next, column, edit.value) : next
          }, row),
        )
      },
    }
  )
}
