import { type RefObject, useEffect } from 'react'
import { prefersReducedMotion } from '../foundations/reducedMotion.ts'
import { swallowClick } from '../foundations/swallowClick.ts'
import { glide, type Sample, velocityOf } from './momentum.ts'

export type DragScrollOptions = {
  /** Which way it scrolls; default 'both'. */
  direction?: 'both' | 'horizontal' | 'vertical'
  /** How far the pointer goes, in px, before the pull takes over from the press; default 5. */
  threshold?: number
  /** How long it goes on after it is let go, in ms; 0 for not at all. Default 400. */
  momentum?: number
}

/** What has a use of its own for a pull: fields, sliders, what is dragged, text that opts out. */
const ownPull =
  'input, textarea, select, [contenteditable="true"], [draggable="true"], [role="slider"], [role="separator"], [data-no-drag-scroll]'

/** Scrolls an element by pulling at its content with mouse or pen; fingers scroll by themselves. */
export const useDragScroll = (element: RefObject<HTMLElement | null>, options: DragScrollOptions = {}): void => {
  const { direction = 'both', threshold = 5, momentum = 400 } = options

  useEffect(() => {
    const box = element.current
    if (!box) return
    let frame = 0
    let dropPull = (): void => undefined

    const stopGlide = (): void => {
      cancelAnimationFrame(frame)
      box.removeAttribute('data-gliding')
    }
    const scrollTo = (left: number, top: number): void => {
      if (direction !== 'vertical') box.scrollLeft = left
      if (direction !== 'horizontal') box.scrollTop = top
    }

    const startGlide = (velocity: { x: number; y: number }): void => {
      if (momentum <= 0 || prefersReducedMotion() || Math.hypot(velocity.x, velocity.y) < 0.05) return
      const from = { left: box.scrollLeft, top: box.scrollTop }
      let began: number | undefined
      box.setAttribute('data-gliding', '')
      const step = (now: number): void => {
        began ??= now
        const elapsed = now - began
        scrollTo(from.left - glide(velocity.x, elapsed, momentum), from.top - glide(velocity.y, elapsed, momentum))
        if (elapsed < momentum) frame = requestAnimationFrame(step)
        else stopGlide()
      }
      frame = requestAnimationFrame(step)
    }

    const onPointerDown = (event: PointerEvent): void => {
      stopGlide()
      dropPull()
      const target = event.target instanceof Element ? event.target : null
      if (event.button !== 0 || event.pointerType === 'touch' || target?.closest(ownPull)) return
      // The scroll bars lie inside the box, beyond its client area.
      const { left, top } = box.getBoundingClientRect()
      if (event.clientX - left - box.clientLeft > box.clientWidth || event.clientY - top - box.clientTop > box.clientHeight)
        return
      const from = { left: box.scrollLeft, top: box.scrollTop }
      let origin = { x: event.clientX, y: event.clientY }
      let isPulling = false
      let samples: Sample[] = []

      const onMove = (move: PointerEvent): void => {
        if (move.pointerId !== event.pointerId) return
        const x = move.clientX - origin.x
        const y = move.clientY - origin.y
        if (!isPulling) {
          if (Math.hypot(direction === 'vertical' ? 0 : x, direction === 'horizontal' ? 0 : y) <= threshold) return
          isPulling = true
          // From here, so that the content does not jump by the threshold.
          origin = { x: move.clientX, y: move.clientY }
          box.setAttribute('data-dragging', '')
          window.getSelection()?.removeAllRanges()
        } else scrollTo(from.left - x, from.top - y)
        samples = [...samples.slice(-9), { x: move.clientX, y: move.clientY, time: move.timeStamp }]
      }
      const onUp = (up: PointerEvent): void => {
        if (up.pointerId !== event.pointerId) return
        const wasPulling = isPulling
        dropPull()
        if (!wasPulling) return
        // The click that ends a pull comes before the next task, if at all.
        setTimeout(swallowClick())
        if (up.type === 'pointerup') startGlide(velocityOf(samples, up.timeStamp))
      }
      dropPull = () => {
        box.removeAttribute('data-dragging')
        window.removeEventListener('pointermove', onMove)
        window.removeEventListener('pointerup', onUp)
        window.removeEventListener('pointercancel', onUp)
        dropPull = () => undefined
      }
      window.addEventListener('pointermove', onMove)
      window.addEventListener('pointerup', onUp)
      window.addEventListener('pointercancel', onUp)
    }

    const onDragStart = (event: DragEvent): void => {
      // Pictures and links would be carried away by the browser.
      if (!(event.target instanceof Element && event.target.closest('[draggable="true"]'))) event.preventDefault()
    }

    box.addEventListener('pointerdown', onPointerDown)
    box.addEventListener('dragstart', onDragStart)
    box.addEventListener('wheel', stopGlide, { passive: true })
    box.addEventListener('keydown', stopGlide)
    return () => {
      stopGlide()
      dropPull()
      box.removeEventListener('pointerdown', onPointerDown)
      box.removeEventListener('dragstart', onDragStart)
      box.removeEventListener('wheel', stopGlide)
      box.removeEventListener('keydown', stopGlide)
    }
  }, [element, direction, threshold, momentum])
}
