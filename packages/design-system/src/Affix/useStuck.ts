import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Setup = {
  root: RefObject<HTMLElement | null>
  side: 'top' | 'bottom'
  /** Px from the scroller's edge. */
  offset: number
  onChange?: (isStuck: boolean) => void
}

/** The nearest ancestor that scrolls; the page's own scroller when there is none. */
const scrollerOf = (element: HTMLElement): Element => {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent)
    if (/auto|scroll|overlay/.test(overflowY) && parent !== document.body) return parent
  }
  return document.scrollingElement ?? document.documentElement
}

/** Fractions of a pixel lie between where something sticks and where it is drawn. */
const tolerance = 1

const isStuckIn = (element: HTMLElement, scroller: Element, side: 'top' | 'bottom', offset: number): boolean => {
  const isPage = scroller === document.scrollingElement
  const frame = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  if (side === 'top') return scroller.scrollTop > 0 && top <= frame.top + offset + tolerance
  const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - tolerance
  return !isAtEnd && bottom >= frame.bottom - offset - tolerance
}

/** Whether a sticky element is away from its own place; looked at when something scrolls or changes its size. */
export const useStuck = ({ root, side, offset, onChange }: Setup): boolean => {
  const [isStuck, setStuck] = useState(false)
  const tell = useEffectEvent((next: boolean) => onChange?.(next))

  useEffect(() => {
    const element = root.current
    if (!element) return
    const scroller = scrollerOf(element)
    let was = false
    const look = (): void => {
      const is = isStuckIn(element, scroller, side, offset)
      if (is === was) return
      was = is
      setStuck(is)
      tell(is)
    }
    look()
    const source: EventTarget = scroller === document.scrollingElement ? window : scroller
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(scroller)
    source.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      source.removeEventListener('scroll', look)
    }
  }, [root, side, offset])
  return isStuck
}
