import { dayLength, startDay, type WallTime } from '@bip/contract/calendar'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Axis, zoomed } from '../gantt/axis/axis.ts'
import type { ScheduleOperation } from './types.ts'

/** What is looked at, in px of the canvas. It changes in steps, so that scrolling draws only now and then. */
export type Sight = { left: number; top: number; width: number; height: number }

/** px across and down after which more is drawn; as much is drawn beyond each edge. */
export const [sightStep, sightStepDown] = [240, 60]
/** Days shown before the first operation and after the last one. */
const [before, after] = [3, 17]

const floored = (px: number, step: number): number => Math.floor(px / step) * step

type Options = {
  scroller: RefObject<HTMLDivElement | null>
  operations: readonly ScheduleOperation[]
  now: WallTime
  defaultPxPerDay: number
}

/** The axis of time with its zoom, and what of the canvas is in sight. */
export const useSight = ({ scroller, operations, now, defaultPxPerDay }: Options) => {
  const [pxPerDay, setPxPerDay] = useState(defaultPxPerDay)
  const [sight, setSight] = useState<Sight>({ left: 0, top: 0, width: 0, height: 0 })
  const wanted = useRef<number | null>(now - dayLength / 4)
  const today = startDay(now)
  const [first, last] = useMemo(() => {
    let [from, to] = [today, today + 7]
    for (const { resource, start, end } of operations)
      if (resource !== null) [from, to] = [Math.min(from, startDay(start)), Math.max(to, startDay(end))]
    return [from, to]
  }, [operations, today])
  const axis = useMemo((): Axis => ({ from: first - before, to: last + after, pxPerDay }), [first, last, pxPerDay])

  const look = useCallback((): void => {
    const box = scroller.current
    if (!box) return
    const next = {
      left: floored(box.scrollLeft, sightStep),
      top: floored(box.scrollTop, sightStepDown),
      width: box.clientWidth,
      height: box.clientHeight,
    }
    setSight((old) =>
      old.left === next.left && old.top === next.top && old.width === next.width && old.height === next.height ? old : next,
    )
  }, [scroller])
  // An axis that begins earlier or is drawn wider must not take what one looks at out of sight.
  const drawn = useRef(axis)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const shift = (drawn.current.from - axis.from) * axis.pxPerDay
    if (wanted.current !== null) box.scrollLeft = (wanted.current / dayLength - axis.from) * axis.pxPerDay
    else if (shift !== 0) box.scrollLeft += shift
    drawn.current = axis
    wanted.current = null
    look()
  }, [axis, look, scroller])

  return {
    axis,
    sight,
    look,
    zoom: (by: 1 | -1): void => {
      const box = scroller.current
      const next = Math.max(8, zoomed(pxPerDay, by))
      if (!box || next === pxPerDay) return
      const middle = box.clientWidth / 3
      wanted.current = ((box.scrollLeft + middle) / pxPerDay + axis.from - middle / next) * dayLength
      setPxPerDay(next)
    },
  }
}
