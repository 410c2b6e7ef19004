import { type RefObject, useState } from 'react'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { usePointerDrag } from '../Tree/usePointerDrag.ts'
import { transferTexts } from './Transfer.texts.ts'
import type { TransferItem } from './transfer.ts'

type Setup = {
  scroller: RefObject<HTMLElement | null>
  items: readonly TransferItem[]
  /** In px. */
  rowHeight: number
  /** Undefined where the order is not the reader's to change. */
  onSort: ((from: number, to: number) => void) | undefined
}

type Drag = { from: number; to: number }

/** Changing the order of a list, with the pointer or with Alt and the arrows. */
export const useSorting = ({ scroller, items, rowHeight, onSort }: Setup) => {
  const { t, formatNumber } = useLocale()
  const [drag, setDrag] = useState<Drag>()

  const put = (from: number, to: number): void => {
    const position = to > from ? to : to + 1
    const label = items[from]?.label ?? ''
    onSort?.(from, to)
    announce(t(transferTexts.moved, { label, position: formatNumber(position), total: formatNumber(items.length) }))
  }
  const pointer = usePointerDrag({
    scroller,
    count: items.length,
    rowHeight,
    start: (from) => {
      if (!onSort) return false
      setDrag({ from, to: from })
      return true
    },
    over: (row, part) => {
      const to = part < 0.5 ? row : row + 1
      if (drag && drag.to !== to) setDrag({ ...drag, to })
    },
    end: (isDropped) => {
      if (drag && isDropped && drag.to !== drag.from && drag.to !== drag.from + 1) put(drag.from, drag.to)
      setDrag(undefined)
    },
  })
  return {
    pointer,
    drag,
    /** Moves an item one place; false where it cannot. */
    step: (from: number, by: 1 | -1): boolean => {
      const isPossible = onSort !== undefined && from >= 0 && from + by >= 0 && from + by < items.length
      if (isPossible) put(from, by > 0 ? from + 2 : from - 1)
      return isPossible
    },
  }
}
