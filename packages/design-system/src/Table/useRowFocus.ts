import { type RefObject, useLayoutEffect, useRef } from 'react'

const findRow = (scroller: HTMLElement | null, key: string): HTMLElement | null =>
  scroller?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(key)}"]`) ?? null

/** Moves the focus to a row; one outside the window of a long list is brought into sight and gets the focus once it is in the page. */
export const useRowFocus = (scroller: RefObject<HTMLElement | null>, scrollTo: (index: number) => void) => {
  const awaited = useRef<string>(undefined)
  useLayoutEffect(() => {
    const row = awaited.current === undefined ? null : findRow(scroller.current, awaited.current)
    if (!row) return
    awaited.current = undefined
    row.focus()
  })
  return (key: string, index: number): void => {
    const row = findRow(scroller.current, key)
    awaited.current = row ? undefined : key
    if (row) row.focus()
    else scrollTo(index)
  }
}
