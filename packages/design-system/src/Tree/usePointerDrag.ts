import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

type Setup = {
  scroller: RefObject<HTMLElement | null>
  /** Number of rows. */
  count: number
  /** Height of every row in px. */
  rowHeight: number
  /** A row is about to be dragged; false when it stays. */
  start: (row: number) => boolean
  /** The pointer is over a row, at a part of its height from 0 to 1. */
  over: (row: number, part: number) => void
  /** The pointer rests on a row. */
  linger?: (row: number) => void
  /** The drag is over; not dropped when it was given up. */
  end: (isDropped: boolean) => void
}

type Press = { row: number; x: number; y: number; pointerId: number; isDragging: boolean }

/** Movement in px before a press becomes a drag. */
const threshold = 4
/** Near the edges, in px, the list scrolls by itself, at most so many px a frame. */
const edge = 28
const fastest = 14
const lingerTime = 600

/** Dragging rows of equal height in a list that scrolls: where the pointer is, scrolling at the edges, Escape. */
export const usePointerDrag = ({ scroller, count, rowHeight, start, over, linger, end }: Setup) => {
  const [press, setPress] = useState<Press>()
  const pointer = useRef({ x: 0, y: 0 })
  const rested = useRef({ row: -1, since: 0 })
  const wasDrag = useRef(false)
  const ghost = useRef<HTMLDivElement>(null)
  const isPressed = press !== undefined
  const isDragging = press?.isDragging ?? false

  const look = useEffectEvent((now: number) => {
    const list = scroller.current
    if (!list) return
    const { top, bottom } = list.getBoundingClientRect()
    const { x, y } = pointer.current
    if (ghost.current) ghost.current.style.transform = `translate(${x + 12}px, ${y + 8}px)`
    const pull = Math.max(0, top + edge - y) - Math.max(0, y - (bottom - edge))
    if (pull !== 0) list.scrollTop -= Math.sign(pull) * Math.min(fastest, Math.abs(pull) / 2)
    const place = (Math.min(Math.max(y, top), bottom - 1) - top + list.scrollTop) / rowHeight
    const row = Math.min(Math.floor(place), count - 1)
    over(row, Math.min(1, place - row))
    if (rested.current.row !== row) rested.current = { row, since: now }
    else if (now - rested.current.since > lingerTime) {
      rested.current.since = Number.POSITIVE_INFINITY
      linger?.(row)
    }
  })
  const finish = useEffectEvent((isDropped: boolean) => {
    setPress(undefined)
    if (isDragging) end(isDropped)
  })
  const move = useEffectEvent((event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return
    pointer.current = { x: event.clientX, y: event.clientY }
    if (isDragging || Math.hypot(event.clientX - press.x, event.clientY - press.y) < threshold) return
    wasDrag.current = start(press.row)
    setPress(wasDrag.current ? { ...press, isDragging: true } : undefined)
  })

  // On the window, for the row that was pressed may scroll out of the page.
  useEffect(() => {
    if (!isPressed) return
    const listening = new AbortController()
    const { signal } = listening
    const onEnd = (event: PointerEvent): void => finish(event.type === 'pointerup')
    window.addEventListener('pointermove', (event) => move(event), { signal })
    window.addEventListener('pointerup', onEnd, { signal })
    window.addEventListener('pointercancel', onEnd, { signal })
    return () => listening.abort()
  }, [isPressed])

  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function tick(now) {
      look(now)
      frame = requestAnimationFrame(tick)
    })
    // Before any other listener: an overlay around must not close on the Escape that ends a drag.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      finish(false)
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', onKeyDown, true)
    }
  }, [isDragging])

  return {
    /** For the label that follows the pointer. */
    ghost,
    /** Whether the click that has just come ends a drag. */
    wasDrag: (): boolean => wasDrag.current,
    down: (event: ReactPointerEvent, row: number): void => {
      wasDrag.current = false
      if (event.button !== 0 || row < 0) return
      const { clientX: x, clientY: y, pointerId } = event
      pointer.current = { x, y }
      setPress({ row, x, y, pointerId, isDragging: false })
    },
  }
}
