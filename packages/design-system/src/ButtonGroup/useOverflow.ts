import { type RefObject, useLayoutEffect, useState } from 'react'
import { fittingCount } from './fittingCount.ts'

type Setup = {
  container: RefObject<HTMLElement | null>
  /** One for each item, in their order. */
  keys: readonly string[]
  /** Px between neighbours. */
  gap: number
  /** Px that the "more" button takes. */
  moreWidth: number
  /** There is something behind "more" whatever fits. */
  isMoreAlways: boolean
  isEnabled: boolean
}

/** How many of the container's children marked `data-fit` lie side by side in it. Those that do not fit stay in the page, unseen, to be measured. */
export const useOverflow = ({ container, keys, gap, moreWidth, isMoreAlways, isEnabled }: Setup): number => {
  const total = keys.length
  const which = keys.join('\n')
  const [count, setCount] = useState(total)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are to be observed anew.
  useLayoutEffect(() => {
    const element = container.current
    if (!element || !isEnabled) return
    const items = Array.from(element.querySelectorAll<HTMLElement>('[data-fit]'))
    const measure = (): void =>
      setCount(
        fittingCount(
          items.map((item) => item.offsetWidth),
          element.clientWidth,
          { gap, moreWidth, isMoreAlways },
        ),
      )
    measure()
    const observer = new ResizeObserver(measure)
    for (const watched of [element, ...items]) observer.observe(watched)
    return () => observer.disconnect()
  }, [container, which, gap, moreWidth, isMoreAlways, isEnabled])
  return isEnabled ? Math.min(count, total) : total
}
