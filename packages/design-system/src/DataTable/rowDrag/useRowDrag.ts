import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { announce } from '../../foundations/announce.ts'
import { followPointer } from '../../foundations/followPointer.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { RowMove } from '../model/rowChange.ts'
import type { DataSelection } from '../model/selection.ts'
import { edgeScroll } from '../view/edgeScroll.ts'
import type { GridView } from '../view/GridView.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import { rowDragTexts } from './rowDrag.texts.ts'
import { type DropPlace, dropPlace, stepPlace } from './rowPlaces.ts'

export type RowDragProps = {
  /**
   * Moves rows, as `moveRows` does. With it rows have a handle to drag them by, and Alt with Shift and an arrow moves them;
   * in a tree among those of one parent. Not while they are sorted or grouped, for then they have no order of their own.
   */
  onRowMove?: (move: RowMove) => void
}

type Options<T> = RowDragProps & {
  scroller: RefObject<HTMLElement | null>
  view: GridView<T>
  rows: readonly T[]
  selection: DataSelection
  focusCell: (at: CellPlace) => void
}

/** Rows that are dragged to another place, or moved by keys. */
export const useRowDrag = <T>({ onRowMove, scroller, view, rows, selection, focusCell }: Options<T>) => {
  const { t, formatNumber } = useLocale()
  /** The row that the focus follows once the rows are other ones. */
  const followed = useRef<{ key: string; column: number; count: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows rows that were moved.
  useLayoutEffect(() => {
    const goal = followed.current
    const place = goal ? view.lines.placeOf(goal.key) : -1
    followed.current = null
    if (!goal || place < 0) return
    announce(t(rowDragTexts.moved, { count: formatNumber(goal.count), place: formatNumber(place + 1) }))
    // After React has drawn: to bring a line into sight makes it draw.
    queueMicrotask(() => focusCell({ place, column: goal.column }))
  }, [rows])

  /** The rows that move with one: the chosen ones under the same parent, if it is one of them. */
  const movingWith = (place: number): { key: string; keys: string[]; places: number[] } | null => {
    const line = view.lineAt(place)
    if (line?.kind !== 'row') return null
    const parent = view.lines.parentOf?.(place) ?? -1
    if (selection.mode !== 'some' || !selection.keys.has(line.key)) return { key: line.key, keys: [line.key], places: [place] }
    const places = [...selection.keys]
      .map((key) => view.lines.placeOf(key))
      .filter((at) => at >= 0 && (view.lines.parentOf?.(at) ?? -1) === parent)
      .sort((a, b) => a - b)
    const keys = places.flatMap((at) => view.lineAt(at)?.key ?? [])
    return { key: line.key, keys, places }
  }
  const move = (key: string, column: number, keys: readonly string[], target: DropPlace): void => {
    followed.current = { key, column, count: keys.length }
    onRowMove?.({ keys, ...target })
  }

  const clear = (name: 'drop' | 'dragged'): void => {
    for (const { element } of view.slots) if (element) delete element.dataset[name]
  }
  const begin = (event: PointerEvent): void => {
    const target = event.target as Element // The pointer meets elements.
    const slot = onRowMove && target.closest('.grip') ? view.slotOf(target) : undefined
    const moving = slot && movingWith(slot.place)
    const root = scroller.current
    if (!slot || !moving || !root || event.button !== 0) return
    event.preventDefault()
    const [from, chosen] = [slot.place, new Set(moving.keys)]
    let goal: DropPlace | null = null
    const over = (x: number, y: number): void => {
      clear('drop')
      clear('dragged')
      for (const { element, line } of view.slots) if (element && line && chosen.has(line.key)) element.dataset.dragged = ''
      const box = root.getBoundingClientRect()
      const within = Math.min(Math.max(x, box.left + 4), box.right - 4)
      const row = document.elementFromPoint(within, y)?.closest<HTMLElement>('.body > [role="row"]')
      const hit = row && view.slotOf(row)
      if (!row || !hit) return
      const { top, height } = row.getBoundingClientRect()
      const isBelow = y > top + height / 2
      goal = dropPlace(view.lines, chosen, from, hit.place, isBelow)
      if (goal) row.dataset.drop = isBelow ? 'below' : 'above'
    }
    const edge = edgeScroll(root, over)
    followPointer(event, {
      threshold: 3,
      onMove: (x, y) => {
        over(event.clientX + x, event.clientY + y)
        edge.move(event.clientX + x, event.clientY + y)
      },
      onEnd: (isDropped) => {
        edge.stop()
        clear('drop')
        clear('dragged')
        if (isDropped && goal) move(moving.key, -1, moving.keys, goal)
      },
    })
  }

  return {
    begin,
    /** true when the key moved rows. */
    key: (event: KeyboardEvent, { place, column }: CellPlace): boolean => {
      if (!onRowMove || !event.altKey || !event.shiftKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return false
      const moving = movingWith(place)
      if (!moving) return false
      const target = stepPlace(view.lines, new Set(moving.keys), moving.places, event.key === 'ArrowDown' ? 1 : -1)
      if (target) move(moving.key, column, moving.keys, target)
      else announce(t(rowDragTexts.edge))
      return true
    },
  }
}
