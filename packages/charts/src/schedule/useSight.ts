import { dayLength, startDay, type WallTime } from '@bip/contract/calendar'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Axis, zoomed } from '../gantt/axis/axis.ts'
import { Pause } from '../sheet/Pause.ts'
import { headHeight } from './Schedule.styles.ts'
import { createSightStores, isSame } from './sight.ts'
import type { ScheduleOperation } from './types.ts'

/** Days shown before the first operation and after the last one. */
const [before, after] = [3, 17]
/** ms without scrolling after which it rests. */
const restsAfter = 120

type Options = {
  scroller: RefObject<HTMLDivElement | null>
  operations: readonly ScheduleOperation[]
  now: WallTime
  defaultPxPerDay: number
}

/** px that the names take; narrow where the board is. */
const namesOf = (box: HTMLElement): number => Number.parseFloat(getComputedStyle(box).getPropertyValue('--names')) || 190

/** The axis of time with its zoom, and what of the board is in sight. */
export const useSight = ({ scroller, operations, now, defaultPxPerDay }: Options) => {
  const [pxPerDay, setPxPerDay] = useState(defaultPxPerDay)
  const [stores] = useState(() => createSightStores(headHeight))
  const wanted = useRef<number | null>(now - dayLength / 4)
  const [pause] = useState(() => new Pause())
  const today = startDay(now)
  const [first, last] = useMemo(() => {
    let [from, to] = [today, today + 7]
    for (const { resource, start, end } of operations)
      if (resource !== null) [from, to] = [Math.min(from, startDay(start)), Math.max(to, startDay(end))]
    return [from, to]
  }, [operations, today])
  const axis = useMemo((): Axis => ({ from: first - before, to: last + after, pxPerDay }), [first, last, pxPerDay])

  /** Something was scrolled. It rests when for a while nothing was, and a slow machine has caught up. */
  const follow = useCallback((): void => {
    const box = scroller.current
    if (!box) return
    const sight = { ...stores.exact.get(), left: box.scrollLeft, top: box.scrollTop }
    pause.stop()
    if (isSame(sight, stores.rest.get()) && !stores.isMoving.get()) return
    if (!stores.isMoving.get()) stores.isMoving.set(true)
    if (!isSame(sight, stores.exact.get())) stores.exact.set(sight)
    pause.begin(restsAfter, () => {
      stores.rest.set(sight)
      stores.isMoving.set(false)
    })
  }, [scroller, stores, pause])
  /** All that is in sight is to be there at once. */
  const look = useCallback((): void => {
    const box = scroller.current
    if (!box) return
    const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = box
    const sight = { left, top, width, height, names: namesOf(box), head: headHeight }
    pause.stop()
    if (!isSame(sight, stores.exact.get())) stores.exact.set(sight)
    if (!isSame(sight, stores.rest.get())) stores.rest.set(sight)
    if (stores.isMoving.get()) stores.isMoving.set(false)
  }, [scroller, stores, pause])

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
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const resized = new ResizeObserver(look)
    resized.observe(box)
    return () => {
      resized.disconnect()
      pause.stop()
    }
  }, [scroller, look, pause])

  return {
    axis,
    stores,
    follow,
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
