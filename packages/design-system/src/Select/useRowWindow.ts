import { type RefObject, useLayoutEffect, useState } from 'react'

type Options = { count: number; rowHeight: number; viewportHeight: number; scroller: RefObject<HTMLElement | null> }

const overscan = 6

/** Which rows of a long list are near the viewport: [start, end). */
export const useRowWindow = ({ count, rowHeight, viewportHeight, scroller }: Options) => {
  const [scrollTop, setScrollTop] = useState(0)
  const rows = Math.ceil(viewportHeight / rowHeight)
  const first = Math.max(0, Math.min(Math.floor(scrollTop / rowHeight), count - rows))

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const onScroll = (): void => setScrollTop(Math.floor(element.scrollTop / rowHeight) * rowHeight)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [scroller, rowHeight])

  return { start: Math.max(0, first - overscan), end: Math.min(count, first + rows + overscan) }
}
