import { useSyncExternalStore } from 'react'

/** A phone held upright. */
const query = '(max-width: 640px)'

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the window has room for little more than one column. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
