import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const cardsOf = (region: HTMLElement | null): HTMLElement[] =>
  Array.from(region?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])

/**
 * The way into the notices and back: F6 goes in and out, arrows go from one to the next, Escape goes back to the page. When the notice
 * with the focus closes, the next one has it; after the last the page.
 */
export const useRegionFocus = (region: RefObject<HTMLElement | null>) => {
  const cameFrom = useRef<Element | null>(null)
  const inside = useRef<number | null>(null)

  const leave = (): void => {
    inside.current = null
    const back = cameFrom.current
    if (back instanceof HTMLElement && back.isConnected) back.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const enter = (): void => cardsOf(region.current)[0]?.focus()

  const onF6 = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F6' || event.defaultPrevented) return
    event.preventDefault()
    if (region.current?.contains(document.activeElement)) leave()
    else enter()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => onF6(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  useLayoutEffect(() => {
    const place = inside.current
    if (place === null || document.activeElement !== document.body) return
    const cards = cardsOf(region.current)
    const heir = cards[Math.min(place, cards.length - 1)]
    if (heir) heir.focus()
    else leave()
  })
  // The last notice takes the region along.
  const leaveLast = useEffectEvent(() => {
    if (inside.current !== null) leave()
  })
  useLayoutEffect(() => () => leaveLast(), [])

  return {
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      if (inside.current === null) cameFrom.current = event.relatedTarget
      inside.current = cardsOf(region.current).findIndex((card) => card.contains(event.target))
    },
    onBlur: (event: FocusEvent<HTMLElement>): void => {
      // Without a next element the focused one was taken out of the page, or the window lost the focus: the place is kept.
      const next = event.relatedTarget
      if (next instanceof Node && !event.currentTarget.contains(next)) inside.current = null
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const step = steps[event.key]
      const cards = cardsOf(region.current)
      if (event.key === 'Escape') leave()
      else if (step) cards.at(((inside.current ?? 0) + step) % cards.length)?.focus()
      else return
      event.preventDefault()
    },
  }
}
