import { type RefObject, useEffect, useState } from 'react'

type Options = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Height of every row in px. */
  rowHeight: number
  /** Number of the row that the keyboard stands on, which is always in the page; -1 for none. */
  kept: number
}

/** Rows beyond those in sight, on both sides. */
const beyond = 8
/** px, until the list has told how tall it is. */
const firstGuess = 480

/** Which of many rows, all of one height, are in the page. */
export const useRowWindow = ({ scroller, count, rowHeight, kept }: Options) => {
  const [view, setView] = useState({ first: 0, height: firstGuess })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = (): void => {
      const { scrollTop, clientHeight } = element
      // What is not displayed keeps the rows that it has.
      if (clientHeight === 0) return
      const first = Math.floor(scrollTop / rowHeight)
      setView((before) => (before.first === first && before.height === clientHeight ? before : { first, height: clientHeight }))
    }
    const resized = new ResizeObserver(read)
    resized.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [scroller, rowHeight])

  const from = Math.max(0, Math.min(view.first, count - 1) - beyond)
  const to = Math.min(count, view.first + Math.ceil(view.height / rowHeight) + 1 + beyond)
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  if (kept >= 0 && kept < count && kept < from) indexes.unshift(kept)
  else if (kept >= to && kept < count) indexes.push(kept)

  return {
    indexes,
    totalHeight: count * rowHeight,
    /** Brings a row into sight, moving as little as possible. */
    scrollTo: (index: number): void => {
      const element = scroller.current
      if (!element) return
      const [start, end] = [index * rowHeight, (index + 1) * rowHeight]
      if (start < element.scrollTop) element.scrollTop = start
      else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight
    },
  }
}
