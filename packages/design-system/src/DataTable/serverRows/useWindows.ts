import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { withValue } from '../drafts/editedLines.ts'
import type { Lines } from '../lines/lines.ts'
import { RowWindows } from '../lines/RowWindows.ts'
import type { CellEdit } from '../model/cellEdit.ts'
import type { DataColumn } from '../model/types.ts'
import type { LoadRows, WindowQuestion } from '../props/LoadRows.ts'
import type { GridView } from '../view/GridView.ts'

type Options<T> = {
  load: LoadRows<T> | undefined
  rowKey: (row: T) => string
  question: WindowQuestion
  view: GridView<T>
  columnOf: (key: string) => DataColumn<T> | undefined
  /** Stands over the lines: what was typed and is not stored yet. */
  over: ((lines: Lines<T>, isReady?: () => boolean) => Lines<T>) | undefined
  /** Hears rows that have come, before they are shown; whether they are all there are, not only all that match. */
  onRows: (rows: readonly T[], isWhole: boolean) => void
}

/** Rows that a server holds, fetched as they come into sight; another question begins anew. */
export const useWindows = <T>({ load, rowKey, question, view, columnOf, over, onRows }: Options<T>) => {
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
      keeps: () => view.slots.flatMap((slot) => (slot.place >= 0 && view.isKept(slot) ? slot.place : [])),
      onRows: (come, isWhole) => heard.current(come, isWhole && quickFilter === '' && Object.keys(filters).length === 0),
      onChange: () => {
        const { current: lines } = shown
        if (!lines) return
        if (known.current === lines.count) view.refresh()
        else view.setLines(lines)
        known.current = lines.count
        redraw()
      },
    })
  }, [load, rowKey, sort, filters, quickFilter, view])
  const windows = useMemo(
    () => rows && { windows: rows, lines: over ? over(rows.lines, () => rows.total !== null) : rows.lines },
    [rows, over],
  )

  useLayoutEffect(() => {
    if (!windows) return
    shown.current = windows.lines
    known.current = windows.lines.count
    view.inReact(() => view.setLines(windows.lines))
    view.onRange = (from, to) => void windows.windows.show(from, to)
  }, [windows, view])
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
        windows.windows.replace(byKey.keys(), (row, key) =>
          (byKey.get(key) ?? []).reduce((next, edit) => {
            const column = columnOf(edit.column)
            return column ? withValue(next, column, edit.value) : next
          }, row),
        )
      },
    }
  )
}
