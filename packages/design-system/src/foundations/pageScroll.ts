const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** What scrolls an element up and down with all that is around it. */
export const pageScrollerOf = (element: Element): Element => {
  let around = element.parentElement
  while (around && !scrolls(around)) around = around.parentElement
  return around ?? document.scrollingElement ?? document.documentElement
}

const px = (length: string): number => Number.parseFloat(length) || 0

/** Brings a part of an element into the room of the page that nothing covers, which its `scroll-padding` says; `element` itself does not scroll. */
export const revealInPage = (element: Element, part: Element): void => {
  const scroller = pageScrollerOf(element)
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(scroller)
  const isPage = scroller === document.scrollingElement
  const room = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect()
  const { top, bottom } = part.getBoundingClientRect()
  const above = room.top + px(scrollPaddingBlockStart) - top
  const below = bottom - (room.bottom - px(scrollPaddingBlockEnd))
  if (below > 0) scroller.scrollBy(0, below)
  else if (above > 0) scroller.scrollBy(0, -above)
}
