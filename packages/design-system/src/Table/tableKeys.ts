import type { KeyboardEvent } from 'react'
import type { RowHandlers } from './TableRow.tsx'

type Options = {
  lines: readonly { id: string }[]
  /** Index of the row that the keyboard stands on; -1 for none. */
  activeIndex: number
  setActive: (key: string) => void
  focusRow: (key: string, index: number) => void
  handlers: RowHandlers
  canSelect: boolean
  /** Undefined where at most one row can be selected. */
  selectAll: (() => void) | undefined
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

/** Keys of the table's body: arrows move between rows, Shift with an arrow selects on the way, Space selects, Ctrl+A all, Enter opens. */
export const tableKeys =
  ({ lines, activeIndex, setActive, focusRow, handlers, canSelect, selectAll, canPress }: Options) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target instanceof HTMLElement && event.target.matches('tr[data-row]') ? event.target.dataset.row : undefined
    if (row === undefined || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'a' || !selectAll) return
      event.preventDefault()
      selectAll()
      return
    }

    if (event.key === 'Enter' && canPress) {
      handlers.press(row)
      return
    }
    if (event.key === ' ' && canSelect) {
      event.preventDefault()
      handlers.toggle(row, event.shiftKey)
      return
    }

    const current = activeIndex < 0 ? lines.findIndex(({ id }) => id === row) : activeIndex
    const index = targetIndex(event.key, current, lines.length)
    const next = index === undefined ? undefined : lines[index]?.id
    if (index === undefined || next === undefined) return
    event.preventDefault()
    setActive(next)
    if (event.shiftKey && canSelect) handlers.toggle(next, true)
    focusRow(next, index)
  }
