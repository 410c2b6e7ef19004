import { type RefObject, useLayoutEffect } from 'react'
import type { Sight, SightStores } from '../sight.ts'

/** Moves a part along with the scrolling, in the frame in which the board is painted: both always show the same place. */
export const useMovedAlong = (stores: SightStores, move: (sight: Sight) => void): void => {
  // After each drawing: the part may be another one.
  useLayoutEffect(() => {
    move(stores.exact.get())
    return stores.exact.subscribe(() => move(stores.exact.get()))
  })
}

/** Puts an element where the board is scrolled to; by 0 or 1 for each of both ways. */
export const shifted = (element: RefObject<HTMLElement | null>, { left, top }: Sight, across: 0 | 1, down: 0 | 1): void => {
  if (element.current) element.current.style.transform = `translate(${-left * across}px, ${-top * down}px)`
}
