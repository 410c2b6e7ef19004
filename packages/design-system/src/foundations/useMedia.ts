import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query, such as `(max-width: 768px)`, holds for the window now. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void): (() => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
