import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { GridView } from './GridView.ts'

/** Makes a table as tall as its lines are, up to `maxHeight` px; without it the table fills its room. */
export const useFittedHeight = <T>(
  scroller: RefObject<HTMLElement | null>,
  view: GridView<T>,
  maxHeight: number | undefined,
): void => {
  const refit = useRef<() => void>(() => undefined)
  useLayoutEffect(() => {
    const element = scroller.current
    const root = element?.parentElement
    if (!element || !root || maxHeight === undefined) return
    const fit = (): void => {
      const around = element.offsetHeight - element.clientHeight
      const others = [...element.children].reduce(
        (sum, child) => (child instanceof HTMLElement && child.matches('.head, .foot') ? sum + child.offsetHeight : sum),
        0,
      )
      root.style.blockSize = `${Math.min(maxHeight, view.height + others + around)}px`
    }
    view.onHeight = fit
    refit.current = fit
    fit()
    return () => {
      refit.current = () => undefined
      view.onHeight = () => undefined
      root.style.blockSize = ''
    }
  }, [scroller, view, maxHeight])
  // A row of totals may come after the rows, which are as tall as before then.
  useLayoutEffect(() => refit.current())
}
