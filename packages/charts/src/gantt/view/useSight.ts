import { type RefObject, useLayoutEffect } from 'react'
import type { GanttStores } from './GanttStores.ts'

const step = 400

export const scrollerOf = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('[role="treegrid"], [role="grid"]') ?? null

/** px that the columns before the axis take. */
export const tableWidthOf = (scroller: HTMLElement): number => Number.parseFloat(scroller.style.getPropertyValue('--start')) || 0

type Sight = { scrollLeft: number; scrollTop: number; width: number; height: number }

/**
 * Tells what is in sight of a scroller: at once, and whenever it is scrolled or sized. It is read on the way down to the scroller, before the
 * table writes its rows: afterwards each reading would have the page laid out once more.
 */
export const onSight = (scroller: HTMLElement, tell: (sight: Sight) => void): (() => void) => {
  let [width, height] = [scroller.clientWidth, scroller.clientHeight]
  const read = (): void => tell({ scrollLeft: scroller.scrollLeft, scrollTop: scroller.scrollTop, width, height })
  const resized = new ResizeObserver(() => {
    width = scroller.clientWidth
    height = scroller.clientHeight
    read()
  })
  const onScroll = ({ target }: Event): void => {
    if (target === scroller) read()
  }
  const above = scroller.parentElement ?? scroller
  read()
  resized.observe(scroller)
  above.addEventListener('scroll', onScroll, { passive: true, capture: true })
  return () => {
    resized.disconnect()
    above.removeEventListener('scroll', onScroll, { capture: true })
  }
}

/** Follows which part of the axis is in sight. */
export const useSight = (root: RefObject<HTMLElement | null>, { sight }: GanttStores, axisWidth: number): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width of the axis is another sight.
  useLayoutEffect(() => {
    const scroller = scrollerOf(root.current)
    if (!scroller) return
    return onSight(scroller, ({ scrollLeft, width }) => {
      const left = Math.floor(scrollLeft / step) * step - step
      const right = left + Math.ceil(width / step) * step + 3 * step
      const now = sight.get()
      if (now.left !== left || now.right !== right) sight.set({ left, right })
    })
  }, [root, sight, axisWidth])
}
