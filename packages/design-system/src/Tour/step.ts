import type { Placement } from '@floating-ui/react'
import type { ReactNode, RefObject } from 'react'
import { warnProp } from '../foundations/warnProp.ts'

/** Where a step points: a CSS selector, a ref, or a function that finds the element. */
export type TourTarget = string | RefObject<Element | null> | (() => Element | null)

export type TourStep = {
  key: string
  title: ReactNode
  content?: ReactNode
  /** What it speaks of; without one the card stands in the middle. */
  target?: TourTarget
  /** Where the card lies; default 'bottom-start'. */
  placement?: Placement
}

/** A selector that the browser cannot read finds nothing. */
const select = (selector: string): Element | null => {
  try {
    return document.querySelector(selector)
  } catch {
    warnProp('Tour', 'steps', `has the target ${JSON.stringify(selector)}, which is no CSS selector; the step stands alone`)
    return null
  }
}

/** The element of a target that is on the page now and takes room there. */
export const findTarget = (target: TourTarget | undefined): Element | null => {
  if (target === undefined) return null
  const found = typeof target === 'string' ? select(target) : typeof target === 'function' ? target() : target.current
  return found?.isConnected && found.getClientRects().length > 0 ? found : null
}

/** The next step in a direction that can be shown; -1 when there is none. */
export const nextStep = (from: number, direction: 1 | -1, total: number, canShow: (index: number) => boolean): number => {
  for (let index = from + direction; index >= 0 && index < total; index += direction) if (canShow(index)) return index
  return -1
}
