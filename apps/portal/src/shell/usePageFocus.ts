import { isModalOpen } from '@bip/design-system'
import { type RefObject, useEffect, useRef } from 'react'

/** ms in which a page that has been opened shows what it is. */
const timeout = 10_000

const screenOnShow = (stage: HTMLElement): HTMLElement | null => stage.querySelector<HTMLElement>(':scope > [data-active]')

/** The focus is on nothing, or on something of a page that is behind another one. */
const isLost = (stage: HTMLElement): boolean => {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return true
  return stage !== activeElement && stage.contains(activeElement) && !screenOnShow(stage)?.contains(activeElement)
}

/**
 * Where the focus would be on nothing it goes to the page on show: to where it was there last, else to its heading. `occasion` is another value
 * whenever that may be so: another page, a dialog of the frame that opened or closed.
 */
export function usePageFocus(stage: RefObject<HTMLElement | null>, occasion: string): void {
  const last = useRef(new WeakMap<Element, HTMLElement>())
  useEffect(() => {
    const { current: element } = stage
    const note = ({ target }: FocusEvent): void => {
      const screen = element && screenOnShow(element)
      if (screen && target instanceof HTMLElement && screen.contains(target)) last.current.set(screen, target)
    }
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [stage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion says when to look.
  useEffect(() => {
    const { current: element } = stage
    if (!element) return
    const place = (): boolean => {
      if (isModalOpen() || !isLost(element)) return true
      const screen = screenOnShow(element)
      const before = screen && last.current.get(screen)
      const goal = before?.isConnected ? before : screen?.querySelector<HTMLElement>('h1')
      if (!goal) return false
      if (goal !== before) goal.tabIndex = -1
      goal.focus({ preventScroll: true })
      return document.activeElement === goal
    }
    const observer = new MutationObserver(() => place() && observer.disconnect())
    // The page comes to the front with the next frame.
    const frame = requestAnimationFrame(() => {
      if (!place()) observer.observe(element, { childList: true, subtree: true })
    })
    const timer = window.setTimeout(() => observer.disconnect(), timeout)
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
      observer.disconnect()
    }
  }, [stage, occasion])
}
