import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Codes up to here are rendered whole, so that the browser's own search and selection reach all of them. */
const windowedFrom = 400

export const lineHeight = 20

type Setup = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Lines may be higher than one, and are measured. */
  isWrapped: boolean
}

export type LineWindow = {
  /** Indexes of the lines to render. */
  indexes: readonly number[]
  /** Height in px of what is left out before and after them. */
  before: number
  after: number
  measure: ((element: HTMLElement | null) => void) | undefined
}

/** Which lines are near enough to be seen; all of a short code. */
export const useLineWindow = ({ scroller, count, isWrapped }: Setup): LineWindow => {
  const isWindowed = count > windowedFrom
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 20,
  })
  if (!isWindowed) return { indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0, measure: undefined }
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: isWrapped ? virtualizer.measureElement : undefined,
  }
}
