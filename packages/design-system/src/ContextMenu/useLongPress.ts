import { type PointerEvent, useEffect, useRef } from 'react'
import { swallowClick } from '../foundations/swallowClick.ts'

/** How long a finger rests before it counts, in ms. */
const timeout = 500
/** How far a resting finger may stray, in px. */
const slack = 10

/** Calls back when a finger rests on an element; the click that would follow is swallowed. */
export const useLongPress = (onLongPress: (event: PointerEvent<Element>) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const cancel = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** The mouse press that browsers make of a finger that is lifted would be one beside the menu, and close it. */
  const swallowComingPress = (): void => {
    const stop = (): void => {
      window.removeEventListener('touchend', lift, { capture: true })
      window.removeEventListener('touchcancel', stop, { capture: true })
    }
    const lift = (event: TouchEvent): void => {
      event.preventDefault()
      stop()
    }
    window.addEventListener('touchend', lift, { capture: true, passive: false })
    window.addEventListener('touchcancel', stop, { capture: true })
  }

  const swallowComingClick = (): void => {
    const allowClicks = swallowClick()
    // The click comes right after the finger is lifted, or not at all.
    const done = (): void => void setTimeout(allowClicks)
    window.addEventListener('pointerup', done, { once: true })
    window.addEventListener('pointercancel', done, { once: true })
  }

  return {
    cancel,
    longPressProps: {
      onPointerDown: (event: PointerEvent<Element>): void => {
        cancel()
        if (event.pointerType !== 'touch' || !event.isPrimary) return
        start.current = { x: event.clientX, y: event.clientY }
        timer.current = setTimeout(() => {
          swallowComingPress()
          swallowComingClick()
          onLongPress(event)
        }, timeout)
      },
      onPointerMove: (event: PointerEvent<Element>): void => {
        const { x, y } = start.current
        if (Math.hypot(event.clientX - x, event.clientY - y) > slack) cancel()
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  }
}
