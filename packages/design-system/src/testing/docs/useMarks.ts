import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Guide } from '../guide.ts'
import type { Box } from './marks.ts'

type Parts = Guide['anatomy']

/** The first visible element that the selector finds, below the picture or in the page of its iframe. */
const boxOf = (picture: HTMLElement, selector: string): Box | undefined => {
  const iframe = picture.querySelector('iframe')
  const scope = iframe ? iframe.contentDocument?.body : picture
  const found = Array.from(scope?.querySelectorAll(selector) ?? [], (element) => element.getBoundingClientRect()).find(
    ({ width, height }) => width > 0 && height > 0,
  )
  if (!found) return undefined
  const origin = picture.getBoundingClientRect()
  const shift = iframe?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return {
    left: found.left + shift.left - origin.left,
    top: found.top + shift.top - origin.top,
    width: found.width,
    height: found.height,
  }
}

/** Where the parts lie in the picture, kept up as it renders, resizes and loads. */
export const useMarks = (picture: RefObject<HTMLElement | null>, parts: Parts): readonly (Box | undefined)[] => {
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([])

  useLayoutEffect(() => {
    const element = picture.current
    if (!element) return
    let frame = 0
    const measure = () => {
      frame = 0
      const next = parts.map(({ selector }) => (selector ? boxOf(element, selector) : undefined))
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const changes = new MutationObserver(soon)
    const watch = { childList: true, subtree: true, attributes: true } as const
    const resizes = new ResizeObserver(soon)
    const follow = () => {
      const inner = element.querySelector('iframe')?.contentDocument?.body
      if (inner) {
        changes.observe(inner, watch)
        resizes.observe(inner)
        inner.ownerDocument.addEventListener('transitionend', soon)
        inner.ownerDocument.addEventListener('animationend', soon)
      }
      soon()
    }
    changes.observe(element, watch)
    resizes.observe(element)
    // Load events do not bubble, so the one of an iframe that comes later is caught on its way down.
    element.addEventListener('load', follow, true)
    follow()
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      resizes.disconnect()
      element.removeEventListener('load', follow, true)
    }
  }, [picture, parts])

  return boxes
}
