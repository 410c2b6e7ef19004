import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Room in px that the "more" button needs, and what it needs beside the name of the menu that is chosen in it. */
const moreWidth = 96
const besideName = 26

type Fitting = {
  total: number
  /** Which of them is chosen: where it does not fit, "more" bears its name. */
  chosen?: number
  /** There is something behind "more" whatever fits. */
  isMoreAlways?: boolean
}

/** How many of the children marked `data-fit` lie side by side in the container; the rest belongs behind "more". */
export const useFittingCount = ({ total, chosen = -1, isMoreAlways = false }: Fitting) => {
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
    const fitting = countIn(room - moreWidth, widths.current)
    const named = (widths.current[chosen] ?? 0) + besideName
    setCount(chosen < fitting ? fitting : countIn(room - Math.max(moreWidth, named), widths.current))
  }, [total, chosen, isMoreAlways])

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

/** How many of the first have room. */
function countIn(room: number, widths: readonly number[]): number {
  let used = 0
  const tooMany = widths.findIndex((width) => {
    used += width
    return used > room
  })
  return tooMany < 0 ? widths.length : tooMany
}
