import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element's content is taller than the element; such a region takes a place in the tab order. */
export const useIsScrollable = (element: RefObject<HTMLElement | null>): boolean => {
  const [isScrollable, setScrollable] = useState(false)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setScrollable(target.scrollHeight > target.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    for (const child of target.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return isScrollable
}
