import { type RefObject, useLayoutEffect } from 'react'
import type { GanttStores } from './GanttStores.ts'

const step = 400

export const scrollerOf = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('[role="treegrid"], [role="grid"]') ?? null

/** px that the columns before the axis take. */
export const tableWidthOf = (scroller: HTMLElement): number => Number.parseFloat(scroller.style.getPropertyValue('--start')) || 0

/** Follows which part of the axis is in sight. */
export const useSight = (root: RefObject<HTMLElement | null>, { sight }: GanttStores, axisWidth: number): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width of the axis is another sight.
  useLayoutEffect(() => {
    const scroller = scrollerOf(root.current)
    if (!scroller) return
    const read = (): void => {
      const left = Math.floor(scroller.scrollLeft / step) * step - step
      const right = left + Math.ceil(scroller.clientWidth / step) * step + 3 * step
      const now = sight.get()
      if (now.left !== left || now.right !== right) sight.set({ left, right })
    }
    read()
    const resized = new ResizeObserver(read)
    resized.observe(scroller)
    scroller.addEventListener('scroll', read, { passive: true })
    return () => {
      resized.disconnect()
      scroller.removeEventListener('scroll', read)
    }
  }, [root, sight, axisWidth])
}
