import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { tabsTexts } from './Tabs.texts.ts'
import { allowedPlace, movedTo } from './tabOrder.ts'
import { useTabDrag } from './useTabDrag.ts'

type Setup = {
  list: RefObject<HTMLElement | null>
  keys: readonly string[]
  isVertical: boolean
  fixedCount: number
  onReorder?: (keys: readonly string[]) => void
}

const steps: Record<'horizontal' | 'vertical', Record<string, number>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
}

/** Tabs in an order of one's own: by dragging, or with Ctrl+Shift and the arrows, which says where the tab went. */
export const useTabOrder = ({ list, keys, isVertical, fixedCount, onReorder }: Setup) => {
  const { t } = useLocale()
  const moved = useRef<string | null>(null)
  const tabOf = (key: string): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null

  // A node that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    if (moved.current !== null) tabOf(moved.current)?.focus()
    moved.current = null
  })

  const drag = useTabDrag({ list, isVertical, fixedCount, onMove: (from, to) => onReorder?.(movedTo(keys, from, to)) })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): boolean => {
    const step = steps[isVertical ? 'vertical' : 'horizontal'][event.key]
    if (!onReorder || !step || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return false
    event.preventDefault()
    const key = event.target instanceof HTMLElement ? (event.target.dataset.key ?? '') : ''
    const from = keys.indexOf(key)
    const to = allowedPlace(from + step, fixedCount, keys.length)
    if (from < fixedCount || from === to) return true
    moved.current = key
    onReorder(movedTo(keys, from, to))
    announce(t(tabsTexts.moved, { name: tabOf(key)?.textContent ?? '', place: to + 1, total: keys.length }))
    return true
  }

  return { onKeyDown, onPointerDown: onReorder && drag }
}
