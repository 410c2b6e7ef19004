import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { MenuAction } from './menuItem.ts'
import { isHeadingTo } from './safeTriangle.ts'

export type OpenSubMenu = {
  item: MenuAction
  anchor: HTMLElement
  /** Where the focus begins; 'none' while the pointer opened it and the focus stays on its item. */
  startsAt: 'first' | 'none'
}

/** A pointer that rests this long on an item opens or closes, in ms. */
const rest = 120
/** How long a pointer on its way to the sub menu may take over the items between, in ms. */
const timeout = 300

/** Which sub menu of a list is open, and how keys, presses and a hovering pointer open and close it. */
export const useSubMenus = () => {
  const [open, setOpen] = useState<OpenSubMenu | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef({ x: 0, y: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (item: MenuAction, anchor: HTMLElement, startsAt: OpenSubMenu['startsAt']): void => {
    stop()
    setOpen({ item, anchor, startsAt })
  }
  const close = (): void => {
    stop()
    setOpen(null)
  }

  const hover = (item: MenuAction, event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType !== 'mouse') return
    const element = event.currentTarget
    const from = last.current
    const to = { x: event.clientX, y: event.clientY }
    last.current = to
    const settle = (wait: number): void => {
      element.focus({ preventScroll: true })
      if (open?.item.key === item.key) return
      timer.current = setTimeout(() => {
        if (item.items && !item.isDisabled) show(item, element, 'none')
        else close()
      }, wait)
    }
    stop()
    const isOther = open !== null && open.item.key !== item.key
    const rect = panel.current?.getBoundingClientRect()
    if (isOther && rect && isHeadingTo(from, to, rect)) timer.current = setTimeout(() => settle(0), timeout)
    else settle(rest)
  }

  return { open, panel, show, close, hover, stop }
}
