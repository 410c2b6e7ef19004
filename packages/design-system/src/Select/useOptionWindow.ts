import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Options = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Height of every row in px. */
  rowHeight: number
  /** Most height of the list in px. */
  viewportHeight: number
  /** Renders only the rows near the viewport; otherwise all. */
  isWindowed: boolean
  /** Index of the option that the keyboard stands on, which is kept in sight; -1 for none. */
  activeIndex: number
  /** Whether that option is in sight anyway: moving it away under the pointer would be a nuisance. */
  isPointed: () => boolean
  /** Another query begins at the top. */
  query: string
  /** Another one with each key that moves: it brings the option back into sight also where there is no way on. */
  turn?: unknown
}

/** Rows rendered beyond each edge of the viewport. */
const overscan = 3

/** Above and below the options, in px. */
export const listPadding = 4

/**
 * Which options of a list are in the page. All rows are equally high, so a
 * row's place is a multiplication; a virtualizer, which measures every row first, takes a third of the time in which the list opens.
 */
export const useOptionWindow = (options: Options) => {
  const { scroller, count, rowHeight, viewportHeight, isWindowed, activeIndex, isPointed, query, turn } = options
  const rowsInView = Math.ceil(viewportHeight / rowHeight)
  const [scrolledTo, setScrolledTo] = useState(() => Math.max(0, activeIndex - Math.floor(rowsInView / 2)))
  const isShown = useRef(false)

  const top = Math.min(scrolledTo, Math.max(0, count - rowsInView))
  const from = isWindowed ? Math.max(0, top - overscan) : 0
  const to = isWindowed ? Math.min(count, top + rowsInView + overscan) : count

  const scrollTo = (element: HTMLElement, position: number): void => {
    element.scrollTop = position
    setScrolledTo(Math.floor(element.scrollTop / rowHeight))
  }
  const reveal = (element: HTMLElement, isFirst: boolean): void => {
    const start = activeIndex * rowHeight
    const end = start + rowHeight + 2 * listPadding
    const { scrollTop, clientHeight } = element
    if (start >= scrollTop && end <= scrollTop + clientHeight) return
    // With its neighbours around it when the list opens, else as near as it comes.
    if (isFirst) scrollTo(element, (start + end - clientHeight) / 2)
    else scrollTo(element, start < scrollTop ? start : end - clientHeight)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query, row height or active option is what moves the list, not the rest.
  useLayoutEffect(() => {
    const element = scroller.current
    const wasShown = isShown.current
    isShown.current = true
    if (!element || isPointed()) return
    if (activeIndex >= 0) reveal(element, !wasShown)
    else if (wasShown) scrollTo(element, 0)
  }, [activeIndex, query, rowHeight, turn])

  return {
    from,
    to,
    onScroll: (): void => {
      const next = Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight)
      // At once, so that no frame shows the room of rows that are not there yet.
      if (isWindowed && next !== top) flushSync(() => setScrolledTo(next))
    },
  }
}
