import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../../Field/ime.ts'
import type { GridView } from './GridView.ts'
import { type Around, nearestLine, placeBeside } from './places.ts'

/** The cell where the keyboard stands; place -1 is the header, below it lie other rows that are no lines; column -1 is the box before the first column. */
export type CellPlace = { place: number; column: number }

/** Hears keys at a cell before the table does, not those of a control in it; true when it used one. */
export type CellKeys = (event: KeyboardEvent<HTMLElement>, at: CellPlace) => boolean

type Options<T> = {
  root: RefObject<HTMLElement | null>
  view: GridView<T>
  columnCount: number
  hasLead: boolean
  around: Around
  /** Brings a column into sight and its cells into the page. */
  revealColumn: (column: number) => void
  onKey: CellKeys
  onMove?: (at: CellPlace, isExtending: boolean) => void
  /** Lines may stand elsewhere, and the focus with them. */
  onLines?: (at: CellPlace) => void
  /** The focus has come to a cell, by whatever way. */
  onActive?: (at: CellPlace) => void
}

const cells = '.cell, .lead, .detail, [role="columnheader"]'

/** The cell of this grid that an element stands in; what stands in a grid within it, stands in the detail around that. */
const cellOf = (element: Element | null, grid: Element): HTMLElement | null => {
  const cell = element?.closest<HTMLElement>(cells) ?? null
  const owner = cell?.closest('[role$="grid"]')
  return !owner || owner === grid ? cell : cellOf(owner.parentElement, grid)
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/**
 * The focus in a grid after the ARIA practices: the table is one stop of the Tab key, arrows move from cell to cell, headers included.
 * The line that has the focus stays in the page however far the reader scrolls.
 */
export const useGridFocus = <T>({
  root,
  view,
  columnCount,
  hasLead,
  around,
  revealColumn,
  onKey,
  onMove,
  onLines,
  onActive,
}: Options<T>) => {
  const active = useRef<CellPlace>({ place: 0, column: 0 })
  const firstColumn = hasLead ? -1 : 0

  useLayoutEffect(() => {
    view.isKept = (slot) => slot.element?.contains(document.activeElement) === true
    // Rows that came have moved the one with the focus: what is done next is done to that row, wherever it stands now.
    view.onKeptMoved = ({ place }) => {
      active.current = { ...active.current, place }
      onActive?.(active.current)
    }
    view.onMoved = () => onLines?.(active.current)
  }, [view, onLines, onActive])

  const elementAt = useCallback(
    ({ place, column }: CellPlace): HTMLElement | null | undefined => {
      if (place < -1) {
        const row = root.current?.querySelector(`[data-place="${place}"]`)
        const names = row?.querySelectorAll<HTMLElement>('[data-from]') ?? []
        const name = [...names].find(({ dataset: { from, to } }) => column >= Number(from) && column < Number(to))
        return name ?? row?.querySelector<HTMLElement>(`[data-column="${column}"]`)
      }
      if (place < 0) return root.current?.querySelector<HTMLElement>(`.head [data-column="${column}"]`)
      const slot = view.slotAt(place)
      if (slot?.line?.kind === 'detail') return slot.element?.querySelector<HTMLElement>('.detail')
      return column < 0 ? slot?.element?.querySelector<HTMLElement>('.lead') : slot?.cellAt(column)
    },
    [root, view],
  )

  const focusCell = useCallback(
    (at: CellPlace, isExtending = false): void => {
      const column = clamp(at.column, at.place < -1 ? 0 : firstColumn, columnCount - 1)
      if (column >= 0) revealColumn(column)
      const isNowhere = at.place < -1 && !elementAt({ place: at.place, column })
      const place = isNowhere ? -1 : Math.min(at.place, view.lines.count - 1)
      active.current = { place, column }
      if (place >= 0) view.scrollTo(place)
      elementAt(active.current)?.focus({ preventScroll: true })
      onMove?.(active.current, isExtending)
    },
    [view, columnCount, firstColumn, revealColumn, elementAt, onMove],
  )

  const step = (event: KeyboardEvent<HTMLElement>, { place, column }: CellPlace): CellPlace | null => {
    const isFar = event.ctrlKey || event.metaKey
    const { count } = view.lines
    const last = count - 1
    const name = place < -1 ? elementAt({ place, column }) : null
    const line = nearestLine(place, count)
    /** The next row that has a cell here: not every column stands under a name. */
    const beside = (by: 1 | -1): number => {
      let next = placeBeside(place, by, count, around)
      while (next < -1 && !elementAt({ place: next, column })) {
        const beyond = placeBeside(next, by, count, around)
        if (beyond === next) return place
        next = beyond
      }
      return next
    }
    switch (event.key) {
      case 'ArrowDown':
        return { place: isFar ? last : beside(1), column }
      case 'ArrowUp':
        return { place: isFar ? 0 : beside(-1), column }
      case 'ArrowRight':
        return { place, column: isFar ? columnCount - 1 : Number(name?.dataset.to ?? column + 1) }
      case 'ArrowLeft':
        return { place, column: isFar ? 0 : Number(name?.dataset.from ?? column) - 1 }
      case 'Home':
        return { place: isFar ? 0 : place, column: firstColumn }
      case 'End':
        return { place: isFar ? last : place, column: columnCount - 1 }
      case 'PageDown':
        return { place: Math.min(last, line + view.pageSize), column }
      case 'PageUp':
        return { place: Math.max(0, line - view.pageSize), column }
      default:
        return null
    }
  }

  /** Tab leaves the table from wherever the focus is: the browser goes on from its edge. */
  const leave = (isBack: boolean): void => {
    const edge = isBack ? root.current?.previousElementSibling : root.current?.nextElementSibling
    if (edge instanceof HTMLElement) edge.focus({ preventScroll: true })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event) || event.defaultPrevented) return
    const target = event.target as HTMLElement // Keys reach elements only.
    const cell = cellOf(target, event.currentTarget)
    const isOnCell = target === cell || (target.parentElement === cell && target.matches('.cell-input:not([data-typing])'))
    if (!isOnCell || !cell) {
      // Within a cell's own control: Escape comes back to the cell, everything else is the control's.
      if (event.key === 'Escape' && cell) {
        event.preventDefault()
        cell.focus({ preventScroll: true })
      }
      return
    }
    if (onKey(event, active.current)) {
      event.preventDefault()
      return
    }
    if (event.key === 'Tab') {
      leave(event.shiftKey)
      return
    }
    if (event.key === 'Enter' || event.key === 'F2' || event.key === ' ') {
      const control = cell.querySelector<HTMLElement>('a[href], button, input:not(.cell-input), select, textarea, [tabindex="0"]')
      if (!control) return
      event.preventDefault()
      if (event.key === ' ' || active.current.place < 0) control.click()
      else control.focus()
      return
    }
    const next = step(event, active.current)
    if (!next) return
    event.preventDefault()
    focusCell(next, event.shiftKey)
  }

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const { target, currentTarget } = event
    if (target === currentTarget) {
      focusCell(active.current)
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
    const slot = view.slotOf(cell)
    const place = slot?.place ?? Number(cell.closest<HTMLElement>('[data-place]')?.dataset.place ?? -1)
    const { from, to } = cell.dataset
    const { column } = active.current
    const isUnderName = from !== undefined && column >= Number(from) && column < Number(to)
    active.current = { place, column: isUnderName ? column : Number(from ?? cell.dataset.column ?? -1) }
    onActive?.(active.current)
  }

  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.tabIndex = 0
  }

  return { active, focusCell, elementAt, gridProps: { tabIndex: 0, onKeyDown, onFocus, onBlur } }
}
