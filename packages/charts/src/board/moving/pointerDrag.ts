import { swallowClick } from '@bip/design-system'
import { indexAt } from '../model/window.ts'
import { scrollAtEdge } from './edgeScroll.ts'
import { carry, ghostOf } from './ghost.ts'

/** px that a mouse goes before a press becomes a drag. */
const threshold = 4
/** px that a finger may tremble while it rests. */
const tremble = 8
/** ms that a finger rests on a card before it takes it; quicker movements scroll. */
const rest = 220

type DropZone = { column: string; lane: string; index: number }

export type DragHost = {
  root: HTMLElement
  rowHeight: number
  hasLanes: boolean
  /** Takes the card into the hand; false where it cannot be moved. */
  onLift: () => boolean
  /** Over a cell, at a number among the others, past the end for a collapsed column; null beside the board. */
  onOver: (zone: DropZone | null) => void
  /** Let go; false where the drag was given up. */
  onEnd: (isDropped: boolean) => void
}

type Point = { x: number; y: number }

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const zoneAt = (zones: readonly HTMLElement[], { x, y }: Point, hasLanes: boolean): HTMLElement | undefined =>
  zones.find((zone) => {
    const box = zone.getBoundingClientRect()
    return x >= box.left && x < box.right && (!hasLanes || (y >= box.top && y < box.bottom))
  })

/** The place in a cell for a card whose upper edge is at `top` px of the window. */
const placeIn = (zone: HTMLElement, top: number, rowHeight: number): DropZone => {
  const { column = '', lane = '' } = zone.dataset
  const list = zone.querySelector<HTMLElement>('[data-list]')
  if (!list) return { column, lane, index: Number.POSITIVE_INFINITY }
  const { top: start, height } = list.getBoundingClientRect()
  return { column, lane, index: indexAt(top - start, Math.round(height / rowHeight), rowHeight) }
}

/** A card in the hand: its copy follows the pointer, and the board scrolls at its edges, once a frame. */
const flight = (card: HTMLElement, grip: Point, host: DragHost) => {
  const ghost = ghostOf(card)
  const zones = [...host.root.querySelectorAll<HTMLElement>('[data-drop]')]
  const across = host.root.querySelector<HTMLElement>('[data-across]')
  let point = { x: 0, y: 0 }
  let frame = 0
  const step = (): void => {
    carry(ghost, { x: point.x - grip.x, y: point.y - grip.y })
    const zone = zoneAt(zones, point, host.hasLanes)
    const column = zone?.querySelector<HTMLElement>('[data-scrolls]') ?? null
    const hasScrolled = [scrollAtEdge(across, point), scrollAtEdge(column, point)].includes(true)
    host.onOver(zone ? placeIn(zone, point.y - grip.y, host.rowHeight) : null)
    frame = hasScrolled ? requestAnimationFrame(step) : 0
  }
  return {
    follow: (next: Point): void => {
      point = next
      frame ||= requestAnimationFrame(step)
    },
    end: (): void => {
      cancelAnimationFrame(frame)
      ghost.remove()
    },
  }
}

/** Follows a press on a card until it is let go: a mouse takes the card once it moves, a finger once it has rested. Escape gives up. */
export const dragByPointer = (start: PointerEvent, card: HTMLElement, host: DragHost): void => {
  const isTouch = start.pointerType === 'touch'
  const [from, box] = [pointOf(start), card.getBoundingClientRect()]
  const grip = { x: from.x - box.left, y: from.y - box.top }
  let flying: ReturnType<typeof flight> | null = null

  const stops = new AbortController()
  const finish = (isDropped: boolean): void => {
    clearTimeout(timer)
    stops.abort()
    if (!flying) return
    flying.end()
    // The click that ends a drag comes before the next task, if at all.
    setTimeout(swallowClick())
    host.onEnd(isDropped)
  }
  const lift = (at: Point): void => {
    if (!host.onLift()) {
      finish(false)
      return
    }
    flying = flight(card, grip, host)
    flying.follow(at)
  }
  const timer = isTouch ? setTimeout(lift, rest, from) : undefined
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return
    const point = pointOf(event)
    const distance = Math.hypot(point.x - from.x, point.y - from.y)
    if (flying) flying.follow(point)
    else if (isTouch && distance > tremble) finish(false)
    else if (!isTouch && distance > threshold) lift(point)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !flying) return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }
  const { signal } = stops
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', (event) => event.pointerId === start.pointerId && finish(true), { signal })
  window.addEventListener('pointercancel', (event) => event.pointerId === start.pointerId && finish(false), { signal })
  window.addEventListener('keydown', onKey, { signal, capture: true })
}
