import { type RefObject, useLayoutEffect, useState } from 'react'

/** What stands beyond the edges: whether something does at the start, how many columns are not seen whole at the end. */
export type Cut = { start: boolean; end: number; height: number; bar: number }

const nothing: Cut = { start: false, end: 0, height: 0, bar: 0 }

/** px of a column that may be missing before it counts as cut: borders, and what rounding makes. */
const slack = 2

type Geometry = { centreAt: readonly number[]; startWidth: number; endWidth: number; total: number }

const isSame = (a: Cut, b: Cut): boolean => a.start === b.start && a.end === b.end && a.height === b.height && a.bar === b.bar

/** Follows which columns are cut at an edge of the table. */
export const useCutColumns = (root: RefObject<HTMLElement | null>, geometry: Geometry, isActive: boolean): Cut => {
  const [cut, setCut] = useState(nothing)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const look = (): void => {
      const { scrollLeft, clientWidth, clientHeight, offsetWidth } = element
      const seenTo = scrollLeft + clientWidth - geometry.endWidth - geometry.startWidth
      const end = isActive ? geometry.centreAt.slice(1).filter((edge) => edge > seenTo + slack).length : 0
      const now: Cut = { start: isActive && scrollLeft > slack, end, height: clientHeight, bar: offsetWidth - clientWidth }
      setCut((before) => (isSame(before, now) ? before : now))
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [root, geometry, isActive])
  return cut
}
