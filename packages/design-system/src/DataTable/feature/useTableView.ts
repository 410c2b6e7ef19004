import { type RefObject, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import type { DataColumn } from '../model/types.ts'
import { GridView } from '../view/GridView.ts'
import { useFittedHeight } from '../view/useFittedHeight.ts'
import { useWriter } from '../view/useWriter.ts'
import type { LineWriter } from '../view/writeSlot.ts'
import type { Contribution } from './Contribution.ts'
import type { Table, TableBase } from './Table.ts'

/** The view that shows the lines: one for as long as the table is there. */
export const useView = <T>({ options, columns }: TableBase<T>, { rows, text }: Pick<Table<T>, 'rows' | 'text'>): GridView<T> => {
  const [view] = useState(() => new GridView<T>(rows.model.lines, { text }, columns.rowHeight))
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  view.onSlots = redraw
  view.hasDepth = options.tree !== undefined || options.groupBy.length > 0
  return view
}

/** Draws cells of painted columns, by the number of the column. */
const usePainting = <T>(described: readonly DataColumn<T>[]): LineWriter<T>['paint'] =>
  useMemo(
    () =>
      described.some(({ painted }) => painted)
        ? (element, line, column) => line.kind === 'row' && described[column]?.painted?.cell(element, line.row)
        : undefined,
    [described],
  )

type Shown = { rowsBefore: number; firstNumber: number }

/** Has the view write what features say of lines and cells, into the elements of the page. */
export const useWrittenView = <T>(
  { options, columns, view, text, scroller, body }: Table<T>,
  contributions: readonly Contribution<T>[],
  { rowsBefore, firstNumber }: Shown,
): void => {
  view.rowsBefore = rowsBefore
  view.firstNumber = firstNumber
  useFittedHeight(scroller, view, options.maxHeight)
  useWriter<T>(view, {
    text,
    state: contributions.find(({ marks }) => marks?.row)?.marks?.row,
    marks: contributions.map(({ marks }) => marks?.cell),
    isStriped: options.isZebra === true,
    paint: usePainting(columns.described),
    lineHeight: columns.lineHeight,
  })
  useLayoutEffect(() => attached(view, scroller, body), [view, scroller, body])
}

const attached = <T>(
  view: GridView<T>,
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): (() => void) | undefined => (scroller.current && body.current ? view.attach(scroller.current, body.current) : undefined)
