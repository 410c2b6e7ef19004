import { type RefObject, useLayoutEffect, useState } from 'react'
import { type RowWindow, rowWindow } from '../model/window.ts'

type Options = {
  list: RefObject<HTMLElement | null>
  count: number
  /** px */
  rowHeight: number
}

/** Rows of a cell that are in the page, followed as the column, or the board with lanes, is scrolled. */
export const useCellWindow = ({ list, count, rowHeight }: Options): RowWindow => {
  const [shown, setShown] = useState<RowWindow>({ first: 0, end: 6 })
  useLayoutEffect(() => {
    const element = list.current
    const scroller = element?.closest<HTMLElement>('[data-scrolls]')
    if (!element || !scroller) return
    const read = (): void => {
      // What is not displayed keeps the rows that it has.
      if (scroller.clientHeight === 0) return
      const top = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top
      const next = rowWindow({ top, height: scroller.clientHeight }, count, rowHeight)
      setShown((before) => (before.first === next.first && before.end === next.end ? before : next))
    }
    read()
    const resized = new ResizeObserver(read)
    resized.observe(scroller)
    scroller.addEventListener('scroll', read, { passive: true })
    return () => {
      resized.disconnect()
      scroller.removeEventListener('scroll', read)
    }
  }, [list, count, rowHeight])
  return shown
}
