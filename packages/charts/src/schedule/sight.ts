import { createStore, type Store } from '@bip/design-system'
import { useSyncExternalStore } from 'react'

/** What is looked at, in px: where the board is scrolled to, how large it is seen, and what its names and its head take of that. */
export type Sight = { left: number; top: number; width: number; height: number; names: number; head: number }

/** Who follows the scrolling, and how closely. */
export type SightStores = {
  /** In each frame: what is painted, and what is moved along. */
  exact: Store<Sight>
  /** Once it rests: bars that are pressed, focused and read aloud. */
  rest: Store<Sight>
  isMoving: Store<boolean>
}

/**
 * px across and down after which more of the head and of the names is made; as much is made beyond each edge. In large steps: whatever is made is
 * painted and laid out in that frame, and what is only moved is not.
 */
export const [sightStep, sightStepDown] = [960, 300]

export const floored = (px: number, step: number): number => Math.floor(px / step) * step

export const isSame = (one: Sight, other: Sight): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height &&
  one.names === other.names

export const createSightStores = (head: number): SightStores => {
  const nothing: Sight = { left: 0, top: 0, width: 0, height: 0, names: 0, head }
  return { exact: createStore(nothing), rest: createStore(nothing), isMoving: createStore(false) }
}

/** One number of what is in sight: whoever asks for it is drawn anew as it changes, and not as others do. */
export const useInSight = ({ exact }: SightStores, pick: (sight: Sight) => number): number =>
  useSyncExternalStore(exact.subscribe, () => pick(exact.get()))
