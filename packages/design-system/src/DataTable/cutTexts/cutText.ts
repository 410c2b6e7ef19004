const isCut = (element: Element): boolean => element.clientWidth > 0 && element.scrollWidth > element.clientWidth

/** The cell or header around an element, with its whole text where a part of it is cut. */
export const cutTextAt = (target: EventTarget | null): { anchor: Element; text: string } | null => {
  const anchor = target instanceof Element ? target.closest('.cell:not(.actions), [role="columnheader"]') : null
  if (!anchor) return null
  // Where text stands by itself there is nothing inside to be measured.
  const parts = anchor.matches('[data-text]') ? [anchor] : [anchor, ...anchor.querySelectorAll('*')]
  const text = (anchor.textContent ?? '').trim()
  return text !== '' && parts.some(isCut) ? { anchor, text } : null
}
