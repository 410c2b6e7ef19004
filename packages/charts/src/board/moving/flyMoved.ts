import { placeOf } from '../model/layout.ts'
import type { BoardLayout, BoardPlace } from '../model/types.ts'
import { ghostOf } from './ghost.ts'

/** More at once would be a storm and not a message. */
const maxFlights = 12
/** ms */
const flightTime = 240

const cellsOfCards = (layout: BoardLayout): ReadonlyMap<string, string> =>
  new Map([...layout.cells].flatMap(([cell, cards]) => cards.map((card) => [card, cell] as const)))

/** Cards that stand in another column or lane than before; none where there are too many to follow. */
export const movedCards = (before: BoardLayout, after: BoardLayout): { card: string; from: BoardPlace }[] => {
  const [former, now] = [cellsOfCards(before), cellsOfCards(after)]
  const moved = [...now].flatMap(([card, cell]) => ((former.get(card) ?? cell) === cell ? [] : [card]))
  if (moved.length > maxFlights) return []
  return moved.flatMap((card) => {
    const from = placeOf(before, card)
    return from ? [{ card, from }] : []
  })
}

/** Where a card stood, in px of the window; kept within the part of its column that is seen. */
const formerPoint = (root: HTMLElement, { column, lane, index }: BoardPlace, rowHeight: number) => {
  const zone = [...root.querySelectorAll<HTMLElement>('[data-drop]')].find(
    ({ dataset }) => dataset.column === column && dataset.lane === lane,
  )
  if (!zone) return null
  const box = zone.getBoundingClientRect()
  const list = zone.querySelector('[data-list]')?.getBoundingClientRect() ?? box
  const y = Math.max(box.top, Math.min(list.top + index * rowHeight, box.bottom - rowHeight))
  return { x: list.left, y }
}

/** Shows that a card came from elsewhere: a copy of it flies from where it was, unless less motion is asked for; then it is marked for a moment. */
export const flyCard = (root: HTMLElement, card: string, from: BoardPlace, rowHeight: number, isStill: boolean): void => {
  const element = root.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)
  if (!element) return
  const mark = (): void => {
    element.animate([{ boxShadow: '0 0 0 2px var(--accent)' }, { boxShadow: '0 0 0 2px transparent' }], { duration: 1600 })
  }
  const start = formerPoint(root, from, rowHeight)
  if (isStill || !start) {
    mark()
    return
  }
  const ghost = ghostOf(element)
  const { left, top } = element.getBoundingClientRect()
  element.style.visibility = 'hidden'
  const flight = ghost.animate(
    [{ transform: `translate(${start.x}px, ${start.y}px)` }, { transform: `translate(${left}px, ${top}px)` }],
    { duration: flightTime, easing: 'ease-in-out' },
  )
  const land = (): void => {
    ghost.remove()
    element.style.visibility = ''
    mark()
  }
  flight.finished.then(land, land)
}
