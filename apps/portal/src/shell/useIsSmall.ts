import { useSyncExternalStore } from 'react'

/** Screens of at most 768 px get the menu in a drawer. */
const query = '(max-width: 768px)'

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

export const useIsSmall = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
