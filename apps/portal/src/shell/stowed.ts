type Place = { left: number; top: number }

/** Where somebody scrolled to. */
const places = new WeakMap<Element, Place>()
/** Places that were lost with the page and are set again when their element is on show. */
let lost: ReadonlyMap<Element, Place> = new Map()

/** Notes every scroll below an element, until the returned function is called. */
export function watchScrolls(below: HTMLElement): () => void {
  const note = ({ target }: Event): void => {
    if (target instanceof Element) places.set(target, { left: target.scrollLeft, top: target.scrollTop })
  }
  // Scrolls do not bubble.
  const how = { capture: true, passive: true }
  below.addEventListener('scroll', note, how)
  return () => below.removeEventListener('scroll', note, how)
}

/** What is taken out of the page loses its places: those below an element are to be set again. */
export function loseScrolls(below: Element): void {
  const found = new Map<Element, Place>()
  for (const element of below.querySelectorAll('*')) {
    const place = lost.get(element) ?? places.get(element)
    if (place && (place.left > 0 || place.top > 0)) found.set(element, place)
  }
  lost = found
}

/** Scrolls what is on show below an element back to where it was. */
export function restoreScrolls(below: Element): void {
  if (lost.size === 0) return
  const rest = new Map(lost)
  for (const [element, { left, top }] of lost) {
    if (!below.contains(element) || !element.checkVisibility()) continue
    rest.delete(element)
    element.scrollTo({ left, top, behavior: 'instant' })
  }
  lost = rest
}

/** Empties the dialogs and pop-ups that are open, so that nothing of them is in the page; the returned function fills them again. */
export function stowLayers(): () => void {
  const layers = [...document.body.children].filter((element) => element.hasAttribute('data-layer'))
  const stowed = layers.map((layer) => {
    const content = document.createDocumentFragment()
    content.append(...layer.childNodes)
    return () => layer.prepend(content)
  })
  return () => {
    for (const fill of stowed) fill()
  }
}

/**
 * Carries the frames of other systems below an element to a shelf, which is in the page but not on show: taken out of the page they would
 * load anew. The returned function carries them back. Where a browser cannot carry them, they load anew.
 */
export function shelve(below: Element, shelf: Element): () => void {
  if (!('moveBefore' in shelf)) return () => undefined
  const frames = [...below.querySelectorAll('[data-lasting]')]
  const carriers = frames.map((frame) => {
    const home = frame.parentElement
    shelf.moveBefore(frame, null)
    // Its page may have gone in the meantime.
    return () => (home?.isConnected ? home.moveBefore(frame, null) : frame.remove())
  })
  return () => {
    for (const carry of carriers) carry()
  }
}
