import type { KeyboardEvent, RefObject } from 'react'
import type { RowHandlers } from './TableRow.tsx'

type Options = {
  rowKeys: readonly string[]
  active: string | undefined
  setActive: (key: string) => void
  handlers: RowHandlers
  scroller: RefObject<HTMLElement | null>
  rowHeight: number
  canSelect: boolean
  canPress: boolean
}

const pageLength = 10

const targetIndex = (key: string, current: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(count - 1, current + 1)
  if (key === 'ArrowUp') return Math.max(0, current - 1)
  if (key === 'PageDown') return Math.min(count - 1, current + pageLength)
  if (key === 'PageUp') return Math.max(0, current - pageLength)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

const findRow = (scroller: HTMLElement | null, key: string): HTMLElement | null =>
  scroller?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(key)}"]`) ?? null

/** Keys of the table's body: arrows move between rows, Shift with an arrow selects on the way, Space selects, Enter opens. */
export const tableKeys =
  ({ rowKeys, active, setActive, handlers, scroller, rowHeight, canSelect, canPress }: Options) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target instanceof HTMLElement && event.target.matches('tr[data-row]') ? event.target.dataset.row : undefined
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return

    if (event.key === 'Enter' && canPress) {
      handlers.press(row)
      return
    }
    if (event.key === ' ' && canSelect) {
      event.preventDefault()
      handlers.toggle(row, event.shiftKey)
      return
    }

    const current = rowKeys.indexOf(active ?? row)
    const index = targetIndex(event.key, current, rowKeys.length)
    const next = index === undefined ? undefined : rowKeys[index]
    if (index === undefined || next === undefined) return
    event.preventDefault()
    setActive(next)
    if (event.shiftKey && canSelect) handlers.toggle(next, true)
    const known = findRow(scroller.current, next)
    if (known) known.focus()
    else {
      // The row lies outside the window of a long list: bring its place into sight, then focus it once it is there.
      scroller.current?.scrollTo({ top: index * rowHeight })
      requestAnimationFrame(() => requestAnimationFrame(() => findRow(scroller.current, next)?.focus()))
    }
  }
