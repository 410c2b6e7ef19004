import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef } from 'react'

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
}

const overscan = 6
/** Above and below the options, in px. */
const padding = 4

/** Which options of a list are in the page, and the room of the others before and after them in px. */
export const useOptionWindow = ({ scroller, count, rowHeight, viewportHeight, isWindowed, activeIndex }: Options) => {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    overscan: isWindowed ? overscan : count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: viewportHeight },
    paddingStart: padding,
    paddingEnd: padding,
    scrollPaddingStart: padding,
    scrollPaddingEnd: padding,
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are to be measured anew.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  // What the pointer reached is in sight, and moving it away under the pointer would be a nuisance.
  const stays = useRef(false)
  useLayoutEffect(() => {
    if (activeIndex >= 0 && !stays.current) virtualizer.scrollToIndex(activeIndex)
    stays.current = false
  }, [virtualizer, activeIndex])

  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? padding) - padding,
    after: virtualizer.getTotalSize() - padding - (items.at(-1)?.end ?? padding),
    /** The next active option is the one under the pointer: the list is not scrolled to it. */
    stay: (): void => {
      stays.current = true
    },
  }
}
