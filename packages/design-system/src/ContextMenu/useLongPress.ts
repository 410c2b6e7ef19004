import { type PointerEvent, useEffect, useRef } from 'react'
import { swallowClick } from '../foundations/swallowClick.ts'

/** How long a finger rests before it counts, in ms. */
const patience = 500
/** How far a resting finger may stray, in px. */
const slack = 10

/** Calls back when a finger rests on an element; the click that would follow is swallowed. */
export const useLongPress = (onLongPress: (event: PointerEvent<Element>) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const cancel = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

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
          swallowComingClick()
          onLongPress(event)
        }, patience)
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
