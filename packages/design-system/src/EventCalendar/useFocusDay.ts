import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Lets the focus follow the day once it has been rendered; returns what asks for it before the day changes. */
export const useFocusDay = (grid: RefObject<HTMLElement | null>, place: string): (() => void) => {
  const wanted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is read by being there: the focus follows it.
  useLayoutEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus()
  }, [grid, place])
  return () => {
    wanted.current = true
  }
}
