import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element's content is taller than the element, or in `anyDirection` also wider; such a region takes a place in the tab order. */
export const useIsScrollable = (element: RefObject<HTMLElement | null>, anyDirection = false): boolean => {
  const [isScrollable, setScrollable] = useState(false)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = (): void => {
      const isWide = anyDirection && target.scrollWidth > target.clientWidth + 1
      setScrollable(isWide || target.scrollHeight > target.clientHeight + 1)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    for (const child of target.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element, anyDirection])
  return isScrollable
}
