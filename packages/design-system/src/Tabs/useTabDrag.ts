import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { followPointer } from '../foundations/followPointer.ts'
import { allowedPlace, placeOf, type Slot, shiftsOf } from './tabOrder.ts'

type Setup = {
  list: RefObject<HTMLElement | null>
  isVertical: boolean
  /** How many tabs at the beginning keep their place. */
  fixedCount: number
  /** Called once, when a tab is dropped in another place. */
  onMove: (from: number, to: number) => void
}

/** How far the pointer goes before a press becomes a drag, in px. */
const threshold = 5
/** Within this distance of an end the list scrolls along, in px. */
const edge = 32

const itemsOf = (list: HTMLElement): HTMLElement[] => Array.from(list.querySelectorAll<HTMLElement>('[data-tab-item]'))

/** Dragging a tab to another place with mouse or pen. The page follows without a render: only styles of the items change until the drop. */
export const useTabDrag = ({ list, isVertical, fixedCount, onMove }: Setup) => {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const begin = (root: HTMLElement, from: number, origin: number) => {
    const items = itemsOf(root)
    const slots: Slot[] = items.map((item) =>
      isVertical ? { start: item.offsetTop, length: item.offsetHeight } : { start: item.offsetLeft, length: item.offsetWidth },
    )
    const gap = Number.parseFloat(getComputedStyle(root).gap) || 0
    const scrolled = (): number => (isVertical ? root.scrollTop : root.scrollLeft)
    const startScroll = scrolled()
    let to = from
    let frame = 0
    let position = origin

    const paint = (): void => {
      const first = slots[fixedCount]
      const last = slots.at(-1)
      const own = slots[from]
      if (!first || !last || !own) return
      const wanted = position - origin + scrolled() - startScroll
      const delta = Math.min(Math.max(wanted, first.start - own.start), last.start + last.length - own.start - own.length)
      to = allowedPlace(placeOf(slots, from, delta), fixedCount, slots.length)
      shiftsOf(slots, from, to, gap).forEach((shift, index) => {
        const distance = index === from ? delta : shift
        items[index]?.style.setProperty('translate', isVertical ? `0 ${distance}px` : `${distance}px`)
      })
    }

    const scrollAlong = (): void => {
      const { left, right, top, bottom } = root.getBoundingClientRect()
      const [near, far] = isVertical ? [top, bottom] : [left, right]
      const step = position < near + edge ? -6 : position > far - edge ? 6 : 0
      if (step !== 0) {
        root.scrollBy(isVertical ? { top: step } : { left: step })
        paint()
      }
      frame = requestAnimationFrame(scrollAlong)
    }

    root.dataset.sorting = ''
    if (items[from]) items[from].dataset.dragging = ''
    frame = requestAnimationFrame(scrollAlong)
    return {
      move: (next: number): void => {
        position = next
        paint()
      },
      end: (isDropped: boolean): void => {
        cancelAnimationFrame(frame)
        delete root.dataset.sorting
        for (const item of items) {
          delete item.dataset.dragging
          item.style.removeProperty('translate')
        }
        if (isDropped && to !== from) onMove(from, to)
      },
    }
  }

  return (event: PointerEvent<HTMLElement>, index: number): void => {
    const root = list.current
    if (!root || index < fixedCount || event.button !== 0 || event.pointerType === 'touch') return
    const origin = isVertical ? event.clientY : event.clientX
    let drag: ReturnType<typeof begin> | undefined
    stop.current?.()
    stop.current = followPointer(event, {
      threshold,
      onMove: (x, y) => {
        drag ??= begin(root, index, origin)
        drag.move(origin + (isVertical ? y : x))
      },
      onEnd: (isDropped) => {
        stop.current = undefined
        drag?.end(isDropped)
      },
    })
  }
}
