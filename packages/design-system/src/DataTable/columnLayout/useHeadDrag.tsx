import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { followPointer } from '../../foundations/followPointer.ts'
import { Ghost } from '../../Tree/Ghost.styles.ts'
import type { ColumnAreas } from '../columns/useColumns.ts'
import { DropMark } from '../head/Head.styles.ts'
import { type HeadPart, type HeadPlaces, headPlaces } from './headPlaces.ts'

/** Where columns lie, in px. */
export type HeadGeometry = { lefts: readonly number[]; widths: readonly number[]; startWidth: number; endWidth: number }

type Options<T> = {
  root: RefObject<HTMLElement | null>
  areas: ColumnAreas<T>
  geometry: HeadGeometry
  onMove: (part: HeadPart, gap: number) => void
}

/** How far the pointer goes before a press becomes a drag, in px. */
const threshold = 6
/** Near the ends of the columns that scroll, in px, they scroll along, so many px a frame. */
const edge = 40
const pace = 10

/** Where a gap lies from the scroller's left edge, in px. */
const gapX = <T,>(
  gap: number,
  { side, columns, first }: HeadPlaces<T>,
  geometry: HeadGeometry,
  scroller: HTMLElement,
): number => {
  const { lefts, widths, endWidth } = geometry
  const at = Math.min(gap, first + columns.length - 1)
  const left = (lefts[at] ?? 0) + (gap > at ? (widths[at] ?? 0) : 0)
  if (side === 'centre') return left - scroller.scrollLeft
  return side === 'end' ? scroller.clientWidth - endWidth + left : left
}

/** Dragging a header, or a group of them, to another place on its side; the page follows without a render until the drop. */
export const useHeadDrag = <T,>({ root, areas, geometry, onMove }: Options<T>) => {
  const [carried, setCarried] = useState<{ part: HeadPart; name: string } | null>(null)
  const mark = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const begin = (scroller: HTMLElement, part: HeadPart) => {
    const places = headPlaces(areas, part)
    let [x, y, frame] = [0, 0, 0]
    let gap = part.from
    const paint = (): void => {
      const from = scroller.getBoundingClientRect().left
      const distance = (one: number): number => Math.abs(from + gapX(one, places, geometry, scroller) - x)
      gap = places.gaps.reduce((near, one) => (distance(one) < distance(near) ? one : near), part.from)
      if (ghost.current) ghost.current.style.transform = `translate(${x + 12}px, ${y + 10}px)`
      const line = mark.current
      if (!line) return
      line.hidden = gap === part.from || gap === part.to
      line.style.blockSize = `${scroller.clientHeight}px`
      line.style.transform = `translateX(${scroller.scrollLeft + gapX(gap, places, geometry, scroller) - 1}px)`
    }
    const scrollAlong = (): void => {
      const { left, right } = scroller.getBoundingClientRect()
      const pull = x < left + geometry.startWidth + edge ? -pace : x > right - geometry.endWidth - edge ? pace : 0
      if (places.side === 'centre' && pull !== 0) scroller.scrollLeft += pull
      paint()
      frame = requestAnimationFrame(scrollAlong)
    }
    frame = requestAnimationFrame(scrollAlong)
    return {
      move: (nextX: number, nextY: number): void => {
        ;[x, y] = [nextX, nextY]
        paint()
      },
      end: (isDropped: boolean): void => {
        cancelAnimationFrame(frame)
        setCarried(null)
        if (isDropped && gap !== part.from && gap !== part.to) onMove(part, gap)
      },
    }
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>, part: HeadPart, name: string): void => {
    const scroller = root.current
    const target = event.target as Element // Pointers reach elements only.
    // In cards the headers do not stand where their columns do.
    if (!scroller || scroller.dataset.cards !== undefined || event.button !== 0 || event.pointerType === 'touch') return
    if (target.closest('[role="separator"], [aria-haspopup], input')) return
    const { clientX, clientY } = event
    let drag: ReturnType<typeof begin> | undefined
    stop.current?.()
    stop.current = followPointer(event, {
      threshold,
      onMove: (x, y) => {
        if (!drag) setCarried({ part, name })
        drag ??= begin(scroller, part)
        drag.move(clientX + x, clientY + y)
      },
      onEnd: (isDropped) => {
        stop.current = undefined
        drag?.end(isDropped)
      },
    })
  }

  return {
    onPointerDown,
    isCarried: (index: number): boolean => carried !== null && index >= carried.part.from && index < carried.part.to,
    /** Stands in the head while something is dragged. */
    marks: (): ReactNode =>
      carried && (
        <>
          <DropMark ref={mark} role="presentation" data-drop="column" hidden />
          {createPortal(<Ghost ref={ghost}>{carried.name}</Ghost>, document.body)}
        </>
      ),
  }
}
