import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  fitted,
  flip,
  type Geometry,
  type Point,
  panBy,
  restView,
  type Size,
  scaleOf,
  turn,
  type View,
  wheelFactor,
  zoomBy,
  zoomTo,
} from './view.ts'

const nothing: Size = { width: 0, height: 0 }

const middle: Point = { x: 0, y: 0 }

/** What the buttons and the keys do to the view. */
export type ViewActions = {
  zoom: (factor: number) => void
  fit: () => void
  actual: () => void
  turn: (direction: 1 | -1) => void
  flip: (axis: 'x' | 'y') => void
  pan: (by: Point) => void
}

/** A finger that swipes further than this, in px, turns to the neighbour, where the picture cannot be panned. */
const swipeDistance = 60

/** The view of one picture on its stage: measured, zoomed by wheel and pinch, panned by pointer. */
export const useImageView = (stage: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) => {
  const [view, setView] = useState<View>(restView)
  const [picture, setPicture] = useState<Size>(nothing)
  const [room, setRoom] = useState<Size>(nothing)
  const [isHeld, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const geometry: Geometry = { picture, stage: room }

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])

  /** A point of the window, from the middle of the stage. */
  const fromMiddle = (point: Point): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 } : middle
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const at = fromMiddle({ x: event.clientX, y: event.clientY })
    setView((now) => zoomBy(now, wheelFactor(event.deltaY, event.deltaMode, event.ctrlKey), at, geometry))
  })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    // React listens passively, which would let the page behind scroll.
    const listener = (event: WheelEvent) => onWheel(event)
    element.addEventListener('wheel', listener, { passive: false })
    return () => element.removeEventListener('wheel', listener)
  }, [stage])

  const moveOne = (from: Point, to: Point): void => setView((now) => panBy(now, { x: to.x - from.x, y: to.y - from.y }, geometry))

  /** Two fingers: their distance zooms, their middle pans. */
  const moveTwo = (from: Point, to: Point, other: Point): void => {
    const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
    const distance = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
    const before = between(from, other)
    const after = between(to, other)
    const factor = distance(to, other) / distance(from, other)
    setView((now) =>
      panBy(zoomBy(now, factor, fromMiddle(before), geometry), { x: after.x - before.x, y: after.y - before.y }, geometry),
    )
  }

  const moveTo = useEffectEvent((id: number, to: Point) => {
    const from = pointers.current.get(id)
    if (!from) return
    const other = [...pointers.current].find(([key]) => key !== id)?.[1]
    pointers.current.set(id, to)
    if (other) moveTwo(from, to, other)
    else moveOne(from, to)
  })

  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    const start = { x: event.clientX, y: event.clientY }
    pointers.current.set(event.pointerId, start)
    if (pointers.current.size > 1) return
    const canSwipe = event.pointerType === 'touch' && view.mode === 'fit'
    let max = 1
    setHeld(true)
    const onMove = (move: globalThis.PointerEvent): void => {
      max = Math.max(max, pointers.current.size)
      moveTo(move.pointerId, { x: move.clientX, y: move.clientY })
    }
    const onEnd = (up: globalThis.PointerEvent): void => {
      pointers.current.delete(up.pointerId)
      if (pointers.current.size > 0) return
      release.current?.()
      const x = up.clientX - start.x
      if (up.type === 'pointerup' && canSwipe && max === 1 && Math.abs(x) > swipeDistance) onSwipe(x < 0 ? 1 : -1)
    }
    release.current = () => {
      pointers.current.clear()
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onEnd)
      window.removeEventListener('pointercancel', onEnd)
      release.current = undefined
      setHeld(false)
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onEnd)
    window.addEventListener('pointercancel', onEnd)
  }

  const actions: ViewActions = {
    zoom: (factor) => setView((now) => zoomBy(now, factor, middle, geometry)),
    fit: () => setView(fitted),
    actual: () => setView((now) => zoomTo(now, 1, middle, geometry)),
    turn: (direction) => setView((now) => turn(now, direction, geometry)),
    flip: (axis) => setView((now) => flip(now, axis)),
    pan: (by) => setView((now) => panBy(now, by, geometry)),
  }

  return {
    view,
    geometry,
    isHeld,
    actions,
    /** The picture has come, with its own size in px. */
    begin: (size: Size): void => {
      setPicture(size)
      setView(restView)
    },
    stageProps: {
      onPointerDown,
      onDoubleClick: (event: { clientX: number; clientY: number }): void => {
        const at = fromMiddle({ x: event.clientX, y: event.clientY })
        setView((now) =>
          now.mode === 'fit' && scaleOf(now, geometry) < 1
            ? zoomTo(now, 1, at, geometry)
            : now.mode === 'fit'
              ? zoomTo(now, 2, at, geometry)
              : fitted(now),
        )
      },
    },
  }
}
