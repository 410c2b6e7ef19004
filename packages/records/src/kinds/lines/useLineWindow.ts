import { type RefObject, useEffect, useState } from 'react'

/** From so many lines on only those in sight are in the page. */
export const longFrom = 100
const overscan = 12

/** Which lines of a long document are in the page; `rowHeight` in px. */
export const useLineWindow = (scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) => {
  const isLong = count > longFrom
  const [first, setFirst] = useState(0)

  useEffect(() => {
    const element = scroller.current
    if (!element || !isLong) return
    const update = (): void => setFirst(Math.floor(element.scrollTop / rowHeight / overscan) * overscan)
    update()
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [scroller, isLong, rowHeight])

  if (!isLong) return { isLong, start: 0, end: count }
  const start = Math.max(0, Math.min(first - overscan, count - overscan))
  return { isLong, start, end: Math.min(count, first + 3 * overscan + 12) }
}
