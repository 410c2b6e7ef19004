import { type RefObject, useLayoutEffect, useState } from 'react'

/** Height of the number of a day, of one line below it and of the gap after a line, in px; as in the styles. */
const dayHead = 28
const laneStep = 22
const gap = 2

/** How many lines fit below the number of a day, as high as the weeks are now. */
export const useLanes = (grid: RefObject<HTMLElement | null>, weeks: number): number => {
  const [lanes, setLanes] = useState(3)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of weeks makes them higher or lower.
  useLayoutEffect(() => {
    const week = grid.current?.querySelector('[data-week]')
    if (!week) return
    const measure = () => setLanes(Math.max(1, Math.floor((week.getBoundingClientRect().height - dayHead + gap) / laneStep)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(week)
    return () => observer.disconnect()
  }, [grid, weeks])
  return lanes
}
