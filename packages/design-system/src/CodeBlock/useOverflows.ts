import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element's content is larger than the element in any direction; such a region takes a place in the tab order. */
export const useOverflows = (element: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () =>
      setOverflows(target.scrollHeight > target.clientHeight + 1 || target.scrollWidth > target.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    for (const child of target.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
