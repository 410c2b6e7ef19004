import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Editing } from '../editing/useEditing.ts'
import type { RowMove } from '../model/rowChange.ts'
import type { DataSelection } from '../model/selection.ts'
import type { GridView } from '../view/GridView.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import { rowDragTexts } from './rowDrag.texts.ts'
import type { rowDragging as MakeRowDragging } from './rowDragging.ts'

export type RowDragProps = {
  /**
   * Moves rows, as `moveRows` does. With it rows have a handle to drag them by, and Alt with Shift and an arrow moves them;
   * in a tree among those of one parent; undo brings them home by further moves. Not while they are sorted or grouped, for then they have no order of their own.
   */
  onRowMove?: (move: RowMove) => void
}

type Options<T> = RowDragProps & {
  scroller: RefObject<HTMLElement | null>
  view: GridView<T>
  rows: readonly T[]
  selection: DataSelection
  editing: Editing<T>
  /** Cells can be edited: the keys of undo and redo are heard there. */
  isEdited: boolean
  focusCell: (at: CellPlace) => void
}

/** Rows that are dragged to another place, or moved by keys. */
export const useRowDrag = <T>({ onRowMove, scroller, view, rows, selection, editing, isEdited, focusCell }: Options<T>) => {
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
        editing.store.noteMoves(home, [move])
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

  const undoKey = (event: KeyboardEvent): boolean => {
    const letter = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (letter !== 'z' && letter !== 'y')) return false
    event.preventDefault()
    if (letter === 'y' || event.shiftKey) editing.redo()
    else editing.undo()
    return true
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
    /** true when the key is one that moves rows or takes a move back. */
    key: (event: KeyboardEvent, at: CellPlace): boolean => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (onRowMove && !isEdited && undoKey(event)) return true
      if (!onRowMove || !event.altKey || !event.shiftKey || !isArrow || at.place < 0) return false
      dragging()?.step(event, at)
      return true
    },
  }
}
