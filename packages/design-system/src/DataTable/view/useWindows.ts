import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { DataFilters } from '../model/filters.ts'
import { RowWindows } from '../model/RowWindows.ts'
import type { DataSort } from '../types.ts'
import type { GridView } from './GridView.ts'

/** What a server is asked for: rows [from, to) of those that match, in that order. */
export type WindowQuestion = { sort: readonly DataSort[]; filters: DataFilters; quickFilter: string }

/** Fetches rows [from, to) and how many match in all; the signal is aborted when the reader has gone on. */
export type LoadRows<T> = (
  range: { from: number; to: number },
  question: WindowQuestion,
  signal: AbortSignal,
) => Promise<{ rows: readonly T[]; total: number }>

/** Rows that a server holds, fetched as they come into sight; another question begins anew. */
export const useWindows = <T>(
  load: LoadRows<T> | undefined,
  rowKey: (row: T) => string,
  question: WindowQuestion,
  viewOf: () => GridView<T>,
) => {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const { sort, filters, quickFilter } = question
  const known = useRef<number>(undefined)
  const windows = useMemo(() => {
    if (!load) return null
    const made: RowWindows<T> = new RowWindows<T>({
      rowKey,
      load: (from, to, signal) => load({ from, to }, { sort, filters, quickFilter }, signal),
      onChange: () => {
        const view = viewOf()
        if (known.current === made.lines.count) view.refresh()
        else view.setLines(made.lines)
        known.current = made.lines.count
        redraw()
      },
    })
    return made
  }, [load, rowKey, sort, filters, quickFilter, viewOf])

  useLayoutEffect(() => {
    if (!windows) return
    const view = viewOf()
    known.current = windows.lines.count
    view.inReact(() => view.setLines(windows.lines))
    view.onRange = (from, to) => windows.show(from, to)
  }, [windows, viewOf])
  useEffect(() => {
    windows?.show(0, 1)
    return () => windows?.close()
  }, [windows])

  return windows
}
