import type { KeyboardEvent, PointerEvent } from 'react'
import { announce } from '../../foundations/announce.ts'
import { followPointer } from '../../foundations/followPointer.ts'
import type { LocaleTools } from '../../foundations/locale.ts'
import type { RowMove } from '../lines/rowChange.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { DataSelection } from '../model/selection.ts'
import { edgeScroll } from '../view/edgeScroll.ts'
import type { GridView } from '../view/GridView.ts'
import { rowDragTexts } from './rowDrag.texts.ts'
import { type DropPlace, dropPlace, movesHome, stepPlace } from './rowPlaces.ts'

export type RowDragContext<T> = {
  /** Hears where rows go, and what brings them home. */
  onMove: (move: RowMove, home: readonly RowMove[]) => void
  root: HTMLElement
  view: GridView<T>
  selection: DataSelection
  t: LocaleTools['t']
  /** The focus goes with this row. */
  follow: (row: { key: string; column: number; count: number }) => void
}

/** Rows that move together, in their order; `key` is the one that the reader holds. */
type Moving = { key: string; keys: string[]; places: number[] }

/** How rows are dragged to another place, or moved by keys. */
export const rowDragging = <T>({ onMove, root, view, selection, t, follow }: RowDragContext<T>) => {
  /** The rows that move with one: the chosen ones under the same parent, if it is one of them. */
  const movingWith = (place: number): Moving | null => {
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
  const move = ({ key, keys, places }: Moving, column: number, target: DropPlace): void => {
    follow({ key, column, count: keys.length })
    onMove({ keys, ...target }, movesHome(view.lines, places))
  }

  const clear = (name: 'drop' | 'dragged'): void => {
    for (const { element } of view.slots) if (element) delete element.dataset[name]
  }
  const begin = (event: PointerEvent): void => {
    const target = event.target as Element // The pointer meets elements.
    const slot = target.closest('.grip') ? view.slotOf(target) : undefined
    const moving = slot && movingWith(slot.place)
    if (!slot || !moving || event.button !== 0) return
    event.preventDefault()
    const [from, chosen] = [slot.place, new Set(moving.keys)]
    let goal: DropPlace | null = null
    const over = (x: number, y: number): void => {
      goal = null
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
        if (isDropped && goal) move(moving, -1, goal)
      },
    })
  }

  const step = (event: KeyboardEvent, { place, column }: CellPlace): void => {
    const moving = movingWith(place)
    if (!moving) return
    const target = stepPlace(view.lines, new Set(moving.keys), moving.places, event.key === 'ArrowDown' ? 1 : -1)
    if (target) move(moving, column, target)
    else announce(t(rowDragTexts.edge))
  }
  return { begin, step }
}
