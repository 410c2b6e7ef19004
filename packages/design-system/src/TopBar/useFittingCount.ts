import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Room in px that the "more" button needs. */
const moreWidth = 96

/** How many of the children marked `data-fit` lie side by side in the container; the rest belongs behind "more", which `isMoreAlways` holds room for. */
export const useFittingCount = (total: number, isMoreAlways = false) => {
  const container = useRef<HTMLElement | null>(null)
  const [count, setCount] = useState(total)
  const widths = useRef<number[]>([])

  const measure = useCallback(() => {
    const element = container.current
    if (!element) return
    const items = Array.from(element.querySelectorAll<HTMLElement>('[data-fit]'))
    items.forEach((item, index) => {
      if (!item.hidden) widths.current[index] = item.offsetWidth + 2
    })
    const room = element.clientWidth
    const all = widths.current.slice(0, total).reduce((sum, width) => sum + width, 0)
    if (all + (isMoreAlways ? moreWidth : 0) <= room) return setCount(total)
    let used = moreWidth
    let fitting = 0
    for (const width of widths.current) {
      used += width
      if (used > room) break
      fitting += 1
    }
    setCount(fitting)
  }, [total, isMoreAlways])

  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure])

  return { containerRef: container, count }
}
