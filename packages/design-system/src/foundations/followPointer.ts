import type { PointerEvent as ReactPointerEvent } from 'react'
import { swallowClick } from './swallowClick.ts'

type DragHandlers = {
  /** Px the pointer goes before the press becomes a drag; default 0. */
  threshold?: number
  /** Called with the distance from where it began, in px. */
  onMove: (x: number, y: number) => void
  /** Called once; `isDropped` is false where Escape or the system gave the drag up, and where it never went past the threshold. */
  onEnd?: (isDropped: boolean) => void
}

/** Follows a pressed pointer over the whole window until it is released; Escape gives up. Returns a function that gives up as well. */
export const followPointer = (start: ReactPointerEvent, { threshold = 0, onMove, onEnd }: DragHandlers): (() => void) => {
  const { clientX, clientY, pointerId } = start
  let isMoving = false

  const finish = (isDropped: boolean): void => {
    window.removeEventListener('pointermove', onPointerMove)
    window.removeEventListener('pointerup', onPointerUp)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    // The click that ends a drag comes before the next task, if at all.
    if (isMoving) setTimeout(swallowClick())
    onEnd?.(isDropped && isMoving)
  }
  const cancel = (): void => finish(false)
  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    const [x, y] = [event.clientX - clientX, event.clientY - clientY]
    isMoving ||= Math.hypot(x, y) >= threshold
    if (isMoving) onMove(x, y)
  }
  const onPointerUp = (event: PointerEvent): void => {
    if (event.pointerId === pointerId) finish(true)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isMoving) return
    event.preventDefault()
    // A dialog that is being dragged must not close.
    event.stopPropagation()
    cancel()
  }

  window.addEventListener('pointermove', onPointerMove)
  window.addEventListener('pointerup', onPointerUp)
  window.addEventListener('pointercancel', cancel)
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return cancel
}
