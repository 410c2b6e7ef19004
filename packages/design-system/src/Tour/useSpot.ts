import { autoUpdate } from '@floating-ui/react'
import { type RefObject, useLayoutEffect } from 'react'

/** Room around the target in px. */
const room = 4

/** Keeps the spotlight on its target while page and content move; only CSS variables change. */
export const useSpot = (spot: RefObject<HTMLElement | null>, target: Element | null): void => {
  useLayoutEffect(() => {
    const element = spot.current
    if (!element || !target) return
    const lay = (): void => {
      const { left, top, width, height } = target.getBoundingClientRect()
      element.style.setProperty('--spot-x', `${left - room}px`)
      element.style.setProperty('--spot-y', `${top - room}px`)
      element.style.setProperty('--spot-width', `${width + 2 * room}px`)
      element.style.setProperty('--spot-height', `${height + 2 * room}px`)
    }
    return autoUpdate(target, element, lay)
  }, [spot, target])
}
