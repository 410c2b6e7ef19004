import { type RefObject, useSyncExternalStore } from 'react'

export type FullScreen = {
  /** Whether the target fills the screen, by whatever key or button that came about. */
  isFull: boolean
  /** Whether it was F11: then only F11 leads out, no page can. */
  isByKey: boolean
  /** Whether the browser allows it here; phones and embedded pages often do not. */
  isSupported: boolean
  /** Enters or leaves; call it from a press or a key. Resolves to whether the browser did it. */
  toggle: () => Promise<boolean>
}

const byKeyQuery = '(display-mode: fullscreen)'

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(byKeyQuery)
  document.addEventListener('fullscreenchange', listener)
  media.addEventListener('change', listener)
  return () => {
    document.removeEventListener('fullscreenchange', listener)
    media.removeEventListener('change', listener)
  }
}

const elementNow = (): Element | null => document.fullscreenElement
const isByKeyNow = (): boolean => document.fullscreenElement === null && window.matchMedia(byKeyQuery).matches

/** The full screen of the page, or of one element; follows Escape, F11 and other buttons. */
export const useFullScreen = (target?: RefObject<Element | null>): FullScreen => {
  const element = useSyncExternalStore(subscribe, elementNow, () => null)
  const isByKey = useSyncExternalStore(subscribe, isByKeyNow, () => false)
  const isOwn = target ? element !== null && element === target.current : element !== null

  const toggle = async (): Promise<boolean> => {
    try {
      if (isOwn) await document.exitFullscreen()
      else await (target?.current ?? document.documentElement).requestFullscreen()
      return true
    } catch {
      // Denied by the browser, by a frame around the page, or because no press led here.
      return false
    }
  }
  return { isFull: isOwn || (!target && isByKey), isByKey: !target && isByKey, isSupported: document.fullscreenEnabled, toggle }
}
