import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from '../foundations/reducedMotion.ts'

type Setup = {
  list: RefObject<HTMLElement | null>
  selectedKey: string
  /** How many tabs there are; measured anew when it changes. */
  total: number
  isVertical: boolean
}

type Ends = { isOverflowing: boolean; isAtStart: boolean; isAtEnd: boolean }

const unscrolled: Ends = { isOverflowing: false, isAtStart: true, isAtEnd: true }

/** Px of the neighbour that stays in sight beside the chosen tab, to show that the list goes on. */
const peek = 24

/** Room in px that tools take only while the tabs overflow, and would give back. */
const roomOfTools = (list: HTMLElement): number =>
  Array.from(list.parentElement?.querySelectorAll<HTMLElement>('[data-overflow-tool]') ?? []).reduce(
    (sum, tool) => sum + tool.offsetWidth,
    0,
  )

const endsOf = (list: HTMLElement): Ends => ({
  isOverflowing: list.scrollWidth > list.clientWidth + roomOfTools(list) + 1,
  isAtStart: list.scrollLeft <= 1,
  isAtEnd: list.scrollLeft >= list.scrollWidth - list.clientWidth - 1,
})

/** Brings a tab into sight without moving anything but the list; its place and the list's as the browser last laid them out. */
const reveal = (list: HTMLElement, item: DOMRectReadOnly, frame: DOMRectReadOnly, isVertical: boolean): void => {
  if (isVertical) {
    if (item.top < frame.top) list.scrollTop -= frame.top - item.top
    else if (item.bottom > frame.bottom) list.scrollTop += item.bottom - frame.bottom
  } else if (item.left < frame.left) list.scrollLeft -= frame.left - item.left + peek
  else if (item.right > frame.right) list.scrollLeft += Math.min(item.right - frame.right + peek, item.left - frame.left)
}

/** Scrolling of a list of tabs: whether it overflows, the wheel, the chosen tab in sight, arrows by nearly a page. */
export const useTabScroll = ({ list, selectedKey, total, isVertical }: Setup) => {
  const [ends, setEnds] = useState(unscrolled)

  // biome-ignore lint/correctness/useExhaustiveDependencies: more or fewer tabs are to be observed anew.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || isVertical) return setEnds(unscrolled)
    const measure = (): void => {
      const next = endsOf(element)
      setEnds((last) =>
        last.isOverflowing === next.isOverflowing && last.isAtStart === next.isAtStart && last.isAtEnd === next.isAtEnd
          ? last
          : next,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [list, isVertical, total])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tools that come with too many tabs take room from the list.
  useEffect(() => {
    const element = list.current
    const tab = element?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selectedKey)}"]`)
    const item = tab?.closest<HTMLElement>('[data-tab-item]')
    if (!element || !item) return
    // Told once the page is laid out: asking at once would lay out the page that the tab brings before it is to be shown.
    const observer = new IntersectionObserver(
      ([place]) => {
        observer.disconnect()
        if (place) reveal(element, place.boundingClientRect, element.getBoundingClientRect(), isVertical)
      },
      { root: element },
    )
    observer.observe(item)
    return () => observer.disconnect()
  }, [list, selectedKey, isVertical, ends.isOverflowing])

  // React listens to the wheel passively, and then the page would scroll along.
  useEffect(() => {
    const element = list.current
    if (!element || isVertical) return
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      const before = element.scrollLeft
      element.scrollLeft += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY
      if (element.scrollLeft !== before) event.preventDefault()
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [list, isVertical])

  const page = (direction: 1 | -1): void => {
    const element = list.current
    element?.scrollBy({
      left: direction * Math.max(element.clientWidth - 80, 80),
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }
  return { ...ends, page }
}
