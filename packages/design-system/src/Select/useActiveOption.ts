import { useState } from 'react'
import { nextEnabled, type Option, targetOfKey } from './option.ts'

/** Which option the keyboard stands on, and how keys move it. Where it was not moved, it stands on `fallback` (default -1, none). */
export const useActiveOption = (options: readonly Option[], fallback = -1) => {
  const [moved, setMoved] = useState(-1)
  const index = moved >= 0 && moved < options.length ? moved : fallback
  return {
    index,
    set: setMoved,
    /** Moves by a navigation key; false when the key is none. */
    move: (key: string): boolean => {
      const target = targetOfKey(options, index, key)
      if (target !== undefined && target >= 0) setMoved(target)
      return target !== undefined
    },
    first: (): void => setMoved(nextEnabled(options, -1, 1)),
    last: (): void => setMoved(nextEnabled(options, 0, -1)),
  }
}
