import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect } from 'react'

type Options = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Height of every row in px. */
  rowHeight: number
  /** Index of the row that the keyboard stands on, which is always in the page; -1 for none. */
  kept: number
  /** Height of the list in px before it has been measured: how many rows are made first. Default 480. */
  guess?: number
}

const overscan = 8

/** Which rows of equal height are in the page, and where they lie. */
export const useTreeWindow = ({ scroller, count, rowHeight, kept, guess = 480 }: Options) => {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      const isNear = kept >= (near[0] ?? 0) && kept <= (near.at(-1) ?? -1)
      return isNear || kept < 0 || kept >= range.count ? near : kept < (near[0] ?? 0) ? [kept, ...near] : [...near, kept]
    },
    [kept],
  )
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    overscan,
    rangeExtractor,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 320, height: guess },
    // A list that is not displayed, in a tab behind others, keeps the rows it has.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) tell(rect)
      }),
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are to be measured anew.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  return {
    indexes: virtualizer.getVirtualIndexes(),
    totalHeight: count * rowHeight,
    /** Brings a row into sight. */
    scrollTo: (index: number): void => virtualizer.scrollToIndex(index),
  }
}
