import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import { isComposing } from '../../Field/ime.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { FocusHost } from './FocusHost.ts'
import { cellOf, elementOf, leaveGrid, placeOfCell, spanOf } from './gridElements.ts'
import { gridStep } from './gridStep.ts'
import type { Around } from './places.ts'

type Options = {
  /** The element with the role of a grid. */
  root: RefObject<HTMLElement | null>
  host: FocusHost
  columnCount: number
  hasLead: boolean
  around: Around
  /** Brings a column into sight and its cells into the page. */
  revealColumn: (column: number) => void
  /** Hears keys at a cell before the grid does, not those of a control in it; true when it used one. */
  onKey: (event: KeyboardEvent<HTMLElement>, at: CellPlace) => boolean
  /** The reader has moved the focus. */
  onMove: (at: CellPlace, isExtending: boolean) => void
  /** Where Tab comes in for the first time; default the first cell. */
  entry?: () => CellPlace | null
  /** The focus has come to a cell, by whatever way. */
  onActive: (at: CellPlace) => void
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))

/** Enter, F2 or Space in a cell: its control is operated, or gets the focus. */
const operate = (cell: HTMLElement, key: string, isHead: boolean): boolean => {
  const control = cell.querySelector<HTMLElement>('a[href], button, input:not(.cell-input), select, textarea, [tabindex="0"]')
  if (key === ' ' || isHead) control?.click()
  else control?.focus()
  return control !== null
}

/**
 * The focus in a grid after the ARIA practices: the table is one stop of the Tab key, arrows move from cell to cell, headers included.
 * Asks nothing of the grid but a few elements, so that others than the table can stand on it.
 */
export const useGridFocus = (options: Options) => {
  const { root, host, columnCount, hasLead, around, revealColumn, entry, onKey, onMove, onActive } = options
  const active = useRef<CellPlace>({ place: 0, column: 0 })
  const hasBeenIn = useRef(false)
  const firstColumn = hasLead ? -1 : 0
  const elementAt = useCallback((at: CellPlace) => elementOf(root.current, host, at), [root, host])

  const focusCell = useCallback(
    (at: CellPlace, isExtending = false): void => {
      const column = clamp(at.column, at.place < -1 ? 0 : firstColumn, columnCount - 1)
      if (column >= 0) revealColumn(column)
      const isNowhere = at.place < -1 && !elementAt({ place: at.place, column })
      const place = isNowhere ? -1 : Math.min(at.place, host.lines.count - 1)
      active.current = { place, column }
      if (place >= 0) host.scrollTo(place)
      elementAt(active.current)?.focus({ preventScroll: true })
      onMove(active.current, isExtending)
    },
    [host, columnCount, firstColumn, revealColumn, elementAt, onMove],
  )

  const keyInCell = (event: KeyboardEvent<HTMLElement>, cell: HTMLElement): boolean => {
    const { key, shiftKey } = event
    if (onKey(event, active.current)) return true
    if (key === 'Tab') {
      leaveGrid(root.current, shiftKey)
      return false
    }
    if (key === 'Enter' || key === 'F2' || key === ' ') return operate(cell, key, active.current.place < 0)
    const next = gridStep(event, active.current, {
      count: host.lines.count,
      pageSize: host.pageSize,
      columnCount,
      firstColumn,
      around,
      spanAt: (at) => spanOf(elementAt(at)),
      hasCell: (at) => Boolean(elementAt(at)),
    })
    if (next) focusCell(next, shiftKey)
    return next !== null
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event) || event.defaultPrevented) return
    const target = event.target as HTMLElement // Keys reach elements only.
    const cell = cellOf(target, event.currentTarget)
    if (!cell) return
    const isOnCell = target === cell || (target.parentElement === cell && target.matches('.cell-input:not([data-typing])'))
    if (isOnCell) {
      if (keyInCell(event, cell)) event.preventDefault()
    } else if (event.key === 'Escape') {
      // Within a cell's own control: Escape comes back to the cell, everything else is the control's.
      event.preventDefault()
      cell.focus({ preventScroll: true })
    }
  }

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    const isFirst = !hasBeenIn.current
    hasBeenIn.current = true
    if (target === currentTarget) {
      focusCell((isFirst && entry?.()) || active.current)
      return
    }
    const cell = cellOf(target, currentTarget)
    if (!cell) return
    // A box is pressed in passing: the keys go on from its cell.
    if (target.matches('.lead > input')) {
      cell.focus({ preventScroll: true })
      return
    }
    currentTarget.tabIndex = -1
    active.current = placeOfCell(cell, host, active.current.column)
    onActive(active.current)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.tabIndex = 0
  }

  return { active, focusCell, gridProps: { tabIndex: 0, onKeyDown, onFocus, onBlur } }
}
