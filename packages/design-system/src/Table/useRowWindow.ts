import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect } from 'react'

type Options = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Height of every row in px. */
  rowHeight: number
  /** Index of a row that stays in the page wherever the reader scrolls, for it may have the focus; -1 for none. */
  kept: number
}

/** Below this many rows all of them are in the page. */
const threshold = 150
const overscan = 16
const headHeight = 36
const firstGuess = { width: 1280, height: 1200 }

/** Which rows of a long list are in the page: those in sight, some around them and the kept one. */
export const useRowWindow = ({ scroller, count, rowHeight, kept }: Options) => {
  const isWindowed = count > threshold
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      return kept < 0 || kept >= range.count ? near : [...new Set([kept, ...near])].sort((a, b) => a - b)
    },
    [kept],
  )
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    enabled: isWindowed,
    count,
    overscan,
    rangeExtractor,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: firstGuess,
    // A table that is not displayed, in a tab behind others, keeps the rows it has.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) tell(rect)
      }),
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: rowHeight,
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are to be measured anew.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  return {
    indexes: isWindowed ? virtualizer.getVirtualIndexes() : Array.from({ length: count }, (_, index) => index),
    /** Brings the place of a row into sight. */
    scrollTo: virtualizer.scrollToIndex,
  }
}
