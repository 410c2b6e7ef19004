import { type RefObject, useLayoutEffect } from 'react'

/** Name of the CSS variable that holds a pinned column's distance from its edge. */
export const pinVariable = (key: string): string => `--pin-${CSS.escape(key)}`

/** Measures the pinned header cells and keeps each one's distance from its edge in a CSS variable on the table. */
export const usePinOffsets = (table: RefObject<HTMLTableElement | null>, signature: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the pinned columns in the DOM.
  useLayoutEffect(() => {
    const root = table.current
    if (!root) return
    const pinned = (side: 'left' | 'right') => Array.from(root.querySelectorAll<HTMLElement>(`thead th[data-pin='${side}']`))
    const left = pinned('left')
    const right = pinned('right').reverse()
    if (left.length + right.length === 0) return

    const measure = () => {
      for (const side of [left, right]) {
        let offset = 0
        for (const cell of side) {
          root.style.setProperty(pinVariable(cell.dataset.column ?? ''), `${offset}px`)
          offset += cell.getBoundingClientRect().width
        }
      }
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const cell of [...left, ...right]) observer.observe(cell)
    return () => observer.disconnect()
  }, [table, signature])
}
