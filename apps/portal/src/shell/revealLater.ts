/**
 * Scrolls an element into sight once the browser itself knows where it lies: asking at once would make it lay out the new page before it
 * is to be shown. Returns how to call it off.
 */
export function revealLater(element: Element): () => void {
  const observer = new IntersectionObserver(([place]) => {
    observer.disconnect()
    if (place && place.intersectionRatio < 1) element.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(element)
  return () => observer.disconnect()
}
