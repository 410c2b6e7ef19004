import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same while it does what the newest one does: whoever gets it is not rendered anew because of it. For events,
 * not to be called while rendering.
 */
export function useSteady<Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
