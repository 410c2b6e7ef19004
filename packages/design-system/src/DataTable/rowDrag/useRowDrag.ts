import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Drafts } from '../drafts/useDrafts.ts'
import type { RowMove } from '../lines/rowChange.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { DataSelection } from '../model/selection.ts'
import type { RowDragProps } from '../props/RowDragProps.ts'
import type { GridView } from '../view/GridView.ts'
import { rowDragTexts } from './rowDrag.texts.ts'
import type { rowDragging as MakeRowDragging } from './rowDragging.ts'

type Options<T> = RowDragProps & {
  scroller: RefObject<HTMLElement | null>
  view: GridView<T>
  rows: readonly T[]
  selection: DataSelection
  drafts: () => Drafts<T> | undefined
  focusCell: (at: CellPlace) => void
}

/** Rows that are dragged to another place, or moved by keys. */
export const useRowDrag = <T>({ onRowMove, scroller, view, rows, selection, drafts, focusCell }: Options<T>) => {
  const [make, setMake] = useState<typeof MakeRowDragging | null>(null)
  const isMovable = onRowMove !== undefined
  // Most tables have no rows to be moved; those that have fetch it once they are in the page.
  useEffect(() => {
    if (isMovable)
      import('./rowDragging.ts').then(
        ({ rowDragging }) => setMake(() => rowDragging),
        () => undefined,
      )
  }, [isMovable])
  const { t, formatNumber } = useLocale()
  /** The row that the focus follows once the rows are other ones. */
  const followed = useRef<{ key: string; column: number; count: number } | null>(null)
  /** Moves of a step back that wait until the rows are those of the move before. */
  const waiting = useRef<readonly RowMove[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows rows that were moved.
  useLayoutEffect(() => {
    if (waiting.current.length > 0) {
      const [next, ...rest] = waiting.current
      waiting.current = rest
      if (next) onRowMove?.(next)
      return
    }
    const goal = followed.current
    const place = goal ? view.lines.placeOf(goal.key) : -1
    followed.current = null
    if (!goal || place < 0) return
    announce(t(rowDragTexts.moved, { count: formatNumber(goal.count), place: formatNumber(place + 1) }))
    // After React has drawn: to bring a line into sight makes it draw.
    queueMicrotask(() => focusCell({ place, column: goal.column }))
  }, [rows])

  const dragging = () => {
    const root = scroller.current
    if (!make || !onRowMove || !root) return null
    return make<T>({
      onMove: (move, home) => {
        waiting.current = []
        drafts()?.store.noteMoves(home, [move])
        onRowMove(move)
      },
      root,
      view,
      selection,
      t,
      follow: (row) => {
        followed.current = row
      },
    })
  }

  return {
    /** Moves rows one after the other, as a step back or forth over moves asks. */
    run: ([first, ...rest]: readonly RowMove[]): void => {
      const [key] = first?.keys ?? []
      if (!first || key === undefined) return
      followed.current = { key, column: -1, count: [first, ...rest].flatMap(({ keys }) => keys).length }
      waiting.current = rest
      onRowMove?.(first)
    },
    /** Its code has come. */
    isReady: make !== null,
    begin: (event: PointerEvent): void => dragging()?.begin(event),
    /** A key moves rows up or down. */
    step: (event: KeyboardEvent, at: CellPlace): void => dragging()?.step(event, at),
  }
}
