import type { KeyboardEvent } from 'react'

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** The first thing that takes focus after an element, or the last one before it. */
const neighbourOf = (element: HTMLElement, isAfter: boolean): HTMLElement | undefined => {
  const side = isAfter ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const outside = Array.from(document.querySelectorAll<HTMLElement>(focusable)).filter(
    (candidate) =>
      !element.contains(candidate) && !candidate.contains(element) && element.compareDocumentPosition(candidate) & side,
  )
  return isAfter ? outside[0] : outside.at(-1)
}

/** Keys of an ARIA feed: Page Down and Page Up go from article to article, Ctrl with End or Home leaves it. */
export const feedKeys =
  (count: number, focusAt: (index: number) => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey && (event.key === 'End' || event.key === 'Home')) {
      event.preventDefault()
      neighbourOf(event.currentTarget, event.key === 'End')?.focus()
      return
    }
    const step = { PageDown: 1, PageUp: -1 }[event.key]
    const article = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    if (step === undefined || !article || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focusAt(Math.max(0, Math.min(count - 1, Number(article.dataset.index) + step)))
  }
