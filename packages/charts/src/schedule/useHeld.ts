import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Axis } from '../gantt/axis/axis.ts'
import { timeAtX } from '../gantt/axis/axis.ts'
import { rowAt, type ScheduleRow } from './model/rows.ts'
import type { ScheduleMove, ScheduleOperation } from './types.ts'

/** An operation that is carried, and where it would be put. */
export type Held = ScheduleMove & { end: number; isByKeys: boolean }

type Options = {
  scroller: RefObject<HTMLDivElement | null>
  axis: Axis
  rows: readonly ScheduleRow[]
  namesWidth: () => number
  onDrop: (move: ScheduleMove) => void
}

/** px a pointer goes before it carries. */
const threshold = 4
/** Minutes to which a place is rounded. */
const grid = 15

const snapped = (minute: number): number => Math.round(minute / grid) * grid

/** Carries operations by the pointer or by keys. */
export const useHeld = ({ scroller, axis, rows, namesWidth, onDrop }: Options) => {
  const [held, setHeld] = useState<Held | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const carry = (event: ReactPointerEvent, operation: ScheduleOperation): void => {
    if (event.button !== 0) return
    const box = scroller.current
    if (!box) return
    const bar = event.currentTarget.getBoundingClientRect()
    const [grab, from] = [event.clientX - bar.left, { x: event.clientX, y: event.clientY }]
    const length = operation.end - operation.start
    let place: Held | null = null
    const move = (next: PointerEvent): void => {
      if (!place && Math.hypot(next.clientX - from.x, next.clientY - from.y) < threshold) return
      const frame = box.getBoundingClientRect()
      const x = next.clientX - grab - frame.left + box.scrollLeft - namesWidth()
      const y = next.clientY - frame.top + box.scrollTop - 36
      const row = rowAt(rows, y)
      const isInside = next.clientX > frame.left + namesWidth() && next.clientX < frame.right
      if (!isInside || row?.kind !== 'resource') return
      const start = snapped(timeAtX(axis, Math.max(0, x)))
      place = { key: operation.key, resource: row.key, start, end: start + length, isByKeys: false }
      setHeld(place)
    }
    const end = (isDropped: boolean) => (): void => {
      stop.current?.()
      setHeld(null)
      if (isDropped && place) onDrop({ key: place.key, resource: place.resource, start: place.start })
    }
    const [drop, giveUp] = [end(true), end(false)]
    const key = (next: KeyboardEvent): void => {
      if (next.key === 'Escape') giveUp()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', giveUp)
    window.addEventListener('keydown', key)
    stop.current = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', giveUp)
      window.removeEventListener('keydown', key)
      stop.current = null
    }
  }
  return { held, setHeld, carry }
}
