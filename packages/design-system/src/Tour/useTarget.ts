import { useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from '../foundations/reducedMotion.ts'
import { findTarget, type TourStep } from './step.ts'

const isInSight = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
}

/** The element that a step speaks of, scrolled into sight; null while it is not on the page. Found when it appears, given up when it goes. */
export const useTarget = ({ target }: Pick<TourStep, 'target'>, stepKey: string): Element | null => {
  const [element, setElement] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a target may be a new function on every render; the step's key says when it is another.
  useLayoutEffect(() => {
    const look = (): void => setElement(findTarget(target))
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'style', 'class'],
    })
    return () => observer.disconnect()
  }, [stepKey])

  useLayoutEffect(() => {
    if (element && !isInSight(element))
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }, [element])
  return element
}
