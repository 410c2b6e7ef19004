import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { followPointer } from '../foundations/followPointer.ts'
import { type Offset, offsetInWindow } from './place.ts'

type Setup = { panel: RefObject<HTMLElement | null>; isEnabled: boolean }

const directions: Record<string, Offset> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Px per arrow key; with Shift the larger one. */
const steps = { small: 16, large: 64 } as const

const controls = 'button, a, input, select, textarea, [role="button"], [contenteditable]'

/** Moves a dialog by its head, with the pointer or the arrows. The panel follows through CSS variables, without a render. */
export const useMovable = ({ panel, isEnabled }: Setup) => {
  const offset = useRef<Offset>({ x: 0, y: 0 })

  const moveTo = (wanted: Offset): void => {
    const element = panel.current
    if (!element) return
    const { x, y } = offset.current
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const frame = { left: left - x, top: top - y, right: right - x, bottom: bottom - y }
    offset.current = offsetInWindow(wanted, frame, { width: window.innerWidth, height: window.innerHeight })
    element.style.setProperty('--modal-x', `${offset.current.x}px`)
    element.style.setProperty('--modal-y', `${offset.current.y}px`)
  }

  const keepInWindow = useEffectEvent(() => {
    if (offset.current.x !== 0 || offset.current.y !== 0) moveTo(offset.current)
  })
  useEffect(() => {
    if (!isEnabled) return
    const onResize = (): void => keepInWindow()
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [isEnabled])

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest(controls))) return
    const from = offset.current
    followPointer(event, {
      threshold: 3,
      onMove: (x, y) => moveTo({ x: from.x + x, y: from.y + y }),
      onEnd: (isDropped) => {
        if (!isDropped) moveTo(from)
      },
    })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const direction = directions[event.key]
    if (!direction || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const step = event.shiftKey ? steps.large : steps.small
    moveTo({ x: offset.current.x + direction.x * step, y: offset.current.y + direction.y * step })
  }

  return {
    headProps: isEnabled ? { onPointerDown, onKeyDown, tabIndex: 0, role: 'group', 'data-movable': '' } : {},
    /** Shifts the dialog as it grows, so that the edge that is not dragged stays where it is. */
    shift: (x: number, y: number): void => moveTo({ x: offset.current.x + x, y: offset.current.y + y }),
  }
}
