import { cutTextAt } from './cutText.ts'

/** ms that the pointer, or the focus, rests on a cell before its text is shown; none right after another one. */
const [pointed, focused, still] = [450, 800, 300]

/** A text that is cut, and where it stands. */
export type CutText = { anchor: Element; text: string }

/** Says which text is to be shown while somebody points at it or stands there with the keyboard; answers how to stop. */
export const watchCuts = (element: HTMLElement, setShown: (shown: CutText | null) => void): (() => void) => {
  const listening = new AbortController()
  let timer = 0
  let over: Element | null = null
  let hiddenAt = 0
  let isShown = false
  const hide = (): void => {
    window.clearTimeout(timer)
    over = null
    if (!isShown) return
    isShown = false
    hiddenAt = performance.now()
    setShown(null)
  }
  const wait = (target: EventTarget | null, delay: number): void => {
    const cell = target instanceof Element ? target.closest('.cell, [role="columnheader"]') : null
    if (cell === over) return
    hide()
    over = cell
    const isNext = performance.now() - hiddenAt < still
    timer = window.setTimeout(
      () => {
        const found = cell?.isConnected ? cutTextAt(cell) : null
        isShown = found !== null
        setShown(found)
      },
      isNext ? 0 : delay,
    )
  }
  const listen = (type: string, hear: (event: Event) => void): void =>
    element.addEventListener(type, hear, { signal: listening.signal, passive: true })
  listen('pointerover', (event) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    if (!isTouch) wait(event.target, pointed)
  })
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) wait(target, focused)
  })
  for (const type of ['pointerleave', 'pointerdown', 'focusout', 'scroll', 'keydown', 'input']) listen(type, hide)
  return () => {
    listening.abort()
    window.clearTimeout(timer)
  }
}
