import { useMemo, useState, useSyncExternalStore } from 'react'
import { createStore } from '../foundations/store.ts'
import { nextEnabled, type Option, targetOfKey } from './option.ts'

/** Which option the keyboard stands on, and how it moves. */
export type ActiveOption = {
  /** Index of the option now; -1 for none. */
  current: () => number
  /** Whether the pointer put it there: then it is in sight. */
  isPointed: () => boolean
  subscribe: (listener: () => void) => () => void
  set: (index: number, isPointed?: boolean) => void
  /** Moves by a navigation key; false when the key is none. */
  move: (key: string) => boolean
  first: () => void
  last: () => void
}

/**
 * The option that the keyboard stands on; where it was not moved, it stands on `fallback` (default -1, none).
 * It lives in a store, so that a move renders the list and the input and nothing else of the field.
 */
export const useActiveOption = (options: readonly Option[], fallback = -1): ActiveOption => {
  const [store] = useState(() => createStore({ index: -1, isPointed: false }))
  return useMemo(() => {
    const current = (): number => {
      const { index } = store.get()
      return index >= 0 && index < options.length ? index : fallback
    }
    const set = (index: number, isPointed = false): void => store.set({ index, isPointed })
    return {
      current,
      isPointed: () => store.get().isPointed,
      subscribe: store.subscribe,
      set,
      move: (key) => {
        const target = targetOfKey(options, current(), key)
        if (target !== undefined && target >= 0) set(target)
        return target !== undefined
      },
      first: () => set(nextEnabled(options, -1, 1)),
      last: () => set(nextEnabled(options, 0, -1)),
    }
  }, [store, options, fallback])
}

/** The index that an active option has now, followed. */
export const useActiveIndex = (active: ActiveOption): number =>
  useSyncExternalStore(active.subscribe, active.current, active.current)
