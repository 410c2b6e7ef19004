import { type PointerEvent, useEffect, useRef } from 'react'

/** A pull shorter than this share of the width springs back. */
const share = 0.15

/** Pulls at the slide with finger, pen or mouse; calls `onSwipe` with -1 (to the previous) or 1 (to the next). */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const stage = event.currentTarget
    const isControl = event.target instanceof Element && event.target.closest('a, button, input, textarea, select') !== null
    if (event.button !== 0 || !event.isPrimary || isControl) return
    const start = { x: event.clientX, y: event.clientY }
    let isSwiping = false
    const onMove = (move: globalThis.PointerEvent): void => {
      if (move.pointerId !== event.pointerId) return
      const x = move.clientX - start.x
      if (!isSwiping && Math.abs(x) < 8) return
      isSwiping = true
      stage.style.setProperty('--swipe', `${x}px`)
    }
    const end = (): void => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', end)
      stage.style.removeProperty('--swipe')
      release.current = undefined
    }
    const onUp = (up: globalThis.PointerEvent): void => {
      if (up.pointerId !== event.pointerId) return
      const x = up.clientX - start.x
      end()
      if (isSwiping && Math.abs(x) > stage.clientWidth * share) onSwipe(x < 0 ? 1 : -1)
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', end)
    release.current = end
  }

  return { onPointerDown }
}
