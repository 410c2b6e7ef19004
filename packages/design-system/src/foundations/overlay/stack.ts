/** One open overlay: a dialog, a drawer, a pop-up, a tooltip. */
export type OverlayEntry = {
  /** The portalled root; a direct child of body. */
  element: HTMLElement
  /** What opened it: a press there is not a press outside. */
  anchor?: () => Element | null
  /** Makes the rest of the page inert while it is open. */
  isModal: boolean
  /** Closes on a press outside. */
  isDismissable: boolean
  /** Closes on Escape. */
  isEscapable: boolean
  close: () => void
}

const stack: OverlayEntry[] = []
const madeInert = new Set<Element>()

const top = (): OverlayEntry | undefined => stack.at(-1)

const holds = (entry: OverlayEntry, target: Node): boolean =>
  entry.element.contains(target) || (entry.anchor?.()?.contains(target) ?? false)

/** Toasts and the like stay usable above a modal overlay. */
const isExempt = (element: Element): boolean =>
  element.hasAttribute('data-overlay-exempt') || element.localName === 'script' || element.localName === 'style'

const applyInert = (): void => {
  for (const element of madeInert) element.removeAttribute('inert')
  madeInert.clear()
  const modalIndex = stack.findLastIndex((entry) => entry.isModal)
  if (modalIndex < 0) {
    document.documentElement.style.removeProperty('overflow')
    return
  }
  document.documentElement.style.overflow = 'hidden'
  const live = new Set(stack.slice(modalIndex).map((entry) => entry.element))
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && live.has(element)) continue
    if (isExempt(element) || element.hasAttribute('inert')) continue
    element.setAttribute('inert', '')
    madeInert.add(element)
  }
}

// Listens on window in the bubbling phase: a widget inside the overlay that uses Escape itself stops or prevents the event first.
const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.keyCode === 229) return
  const entry = top()
  if (!entry?.isEscapable) return
  event.preventDefault()
  entry.close()
}

const onPointerDown = (event: PointerEvent): void => {
  const target = event.target
  if (!(target instanceof Node)) return
  if (target instanceof Element && target.closest('[data-overlay-exempt]')) return
  for (const entry of stack.toReversed()) {
    if (holds(entry, target)) return
    if (entry.isDismissable) entry.close()
    if (entry.isModal) return
  }
}

/** Puts an overlay on top of the others until the returned function is called. */
export const pushOverlay = (entry: OverlayEntry): (() => void) => {
  if (stack.length === 0) {
    window.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown, true)
  }
  stack.push(entry)
  applyInert()
  return () => {
    stack.splice(stack.indexOf(entry), 1)
    applyInert()
    if (stack.length > 0) return
    window.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('pointerdown', onPointerDown, true)
  }
}

/** Whether some overlay makes the page inert; shortcuts of the page ask this first. */
export const isModalOpen = (): boolean => stack.some((entry) => entry.isModal)
