import { type RefObject, useEffect, useState } from 'react'

export type RowWindow = { start: number; end: number }

/** Below this many rows all of them are in the page. */
const threshold = 150
const overscan = 16
/** The window moves in steps, so that most scroll events change nothing. */
const step = 8

/** Which rows of a long list are in the page: those in sight and some around them; all rows have the height `rowHeight` in px. */
export const useRowWindow = (scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow => {
  const isWindowed = count > threshold
  const [first, setFirst] = useState(0)
  const [visible, setVisible] = useState(40)

  useEffect(() => {
    const element = scroller.current
    if (!element || !isWindowed) return
    const update = () => {
      setFirst(Math.floor(element.scrollTop / rowHeight / step) * step)
      setVisible(Math.ceil(element.clientHeight / rowHeight) + step)
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [scroller, isWindowed, rowHeight])

  if (!isWindowed) return { start: 0, end: count }
  const start = Math.min(Math.max(0, first - overscan), Math.max(0, count - visible))
  return { start, end: Math.min(count, first + visible + overscan) }
}
