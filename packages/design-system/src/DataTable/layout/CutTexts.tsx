import { type RefObject, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import { cutTextAt } from './cutText.ts'

/** Positioning is fetched with the first text that is shown. */
const CutBubble = lazyPart(() => import('./CutBubble.tsx').then((module) => module.CutBubble))

/** ms that the pointer, or the focus, rests on a cell before its text is shown; none right after another one. */
const [pointed, focused, still] = [450, 800, 300]

type Shown = { anchor: Element; text: string }

/** The whole text of a cell or header that is cut, for who points at it or stands there with the keyboard: one listener for the whole table. */
export const CutTexts = ({ root }: { root: RefObject<HTMLElement | null> }) => {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const element = root.current
    if (!element) return
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
  }, [root])

  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <CutBubble key={shown.text} anchor={shown.anchor}>
        {shown.text}
      </CutBubble>
    </Suspense>
  )
}
