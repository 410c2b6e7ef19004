import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { isComposing } from '../Field/ime.ts'
import type { MenuItem } from '../Menu/menuItem.ts'
import { ContextMenuLayer, type ContextPoint } from './ContextMenuLayer.tsx'
import { useLongPress } from './useLongPress.ts'

export type ContextMenuOptions = {
  /** The items, or a function that makes them for the element that was pressed; none leaves the browser's own menu alone. */
  items: readonly MenuItem[] | ((target: Element) => readonly MenuItem[])
  /** Called with the key of the action chosen and the element that was pressed. */
  onAction: (key: string, target: Element) => void
  /** Name of the menu for screen readers. */
  label: string
  isDisabled?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Handlers for the element that has the menu. */
export type ContextMenuTriggerProps = Pick<
  HTMLAttributes<Element>,
  'onContextMenu' | 'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>

export type ContextMenuParts = {
  /** Spread on the element, a row or a whole list; merge with your own handlers. */
  contextMenuProps: ContextMenuTriggerProps
  /** Render it beside the element. */
  menu: ReactNode
  isOpen: boolean
}

type Opened = { point: ContextPoint; target: Element }

/** Where a menu opened by a key begins: below the element in focus, inside it where that is tall. */
const besideFocus = (target: Element): ContextPoint => {
  const { left, top, bottom, height } = target.getBoundingClientRect()
  return { x: left + 12, y: height > 80 ? top + 28 : bottom }
}

/** A menu of what can be done with the thing under the pointer: right button, long press, Shift+F10 or the menu key. */
export const useContextMenu = (options: ContextMenuOptions): ContextMenuParts => {
  const { items, onAction, label, isDisabled = false, onOpenChange } = options
  const [opened, setOpened] = useState<Opened | null>(null)
  const isByFinger = useRef(false)
  const itemsFor = (target: Element): readonly MenuItem[] => (typeof items === 'function' ? items(target) : items)

  const open = (target: Element, point: ContextPoint): boolean => {
    if (isDisabled || itemsFor(target).length === 0) return false
    setOpened({ point, target })
    onOpenChange?.(true)
    return true
  }
  const close = (): void => {
    setOpened(null)
    onOpenChange?.(false)
  }

  const longPress = useLongPress(({ target, clientX, clientY }) => {
    isByFinger.current = target instanceof Element && open(target, { x: clientX, y: clientY })
  })

  const onContextMenu = (event: MouseEvent<Element>): void => {
    longPress.cancel()
    // Some browsers answer the same long press with this event as well.
    const isAnswered = isByFinger.current
    isByFinger.current = false
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    if (isAnswered || open(event.target, { x: event.clientX, y: event.clientY })) event.preventDefault()
  }

  const onKeyDown = (event: KeyboardEvent<Element>): void => {
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (!isMenuKey || event.defaultPrevented || isComposing(event) || !(event.target instanceof Element)) return
    if (open(event.target, besideFocus(event.target))) event.preventDefault()
  }

  const { onPointerDown, ...pointer } = longPress.longPressProps
  return {
    isOpen: opened !== null,
    contextMenuProps: {
      ...pointer,
      onPointerDown: (event) => {
        isByFinger.current = false
        onPointerDown(event)
      },
      onContextMenu,
      onKeyDown,
    },
    menu: opened && (
      <ContextMenuLayer
        // A right click elsewhere opens the menu anew there.
        key={`${opened.point.x} ${opened.point.y}`}
        point={opened.point}
        label={label}
        items={itemsFor(opened.target)}
        onAction={(key) => onAction(key, opened.target)}
        onClose={close}
      />
    ),
  }
}
