import type { KeyboardEvent, MouseEvent } from 'react'
import { select } from '../model/selection.ts'
import type { GridView } from './GridView.ts'
import type { CellPlace } from './useGridFocus.ts'
import type { useSelection } from './useSelection.tsx'
import type { TableState } from './useTableState.ts'

type Options<T> = {
  view: GridView<T>
  mode: 'none' | 'single' | 'multiple'
  selecting: ReturnType<typeof useSelection<T>>
  state: TableState
  onRowPress: ((row: T) => void) | undefined
  onRowDoublePress: ((row: T) => void) | undefined
  /** The line that adds a row was pressed. */
  onAddRow: () => void
  focusCell: (at: CellPlace) => void
}

const isControl = (target: Element): boolean =>
  target.closest('a, button, input, select, textarea, label, [role="button"], .detail') !== null

/** Whether a click meets the handle that opens a branch: the room before the first cell's text. */
const isOnHandle = (event: MouseEvent, target: Element): boolean => {
  const cell = target.closest<HTMLElement>('.cell[data-column="0"]')
  if (!cell) return false
  return event.clientX - cell.getBoundingClientRect().left < Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
}

/** What a press or a key does to a line: opens it, chooses it, or opens and closes what lies under it. */
export const useRowActs = <T>({
  view,
  mode,
  selecting,
  state,
  onRowPress,
  onRowDoublePress,
  onAddRow,
  focusCell,
}: Options<T>) => {
  const setOpen = (place: number, isOpen: boolean): boolean => {
    const line = view.lineAt(place)
    if (!line || !('isOpen' in line) || line.isOpen === undefined || line.isOpen === isOpen) return false
    state.setExpansion(select(state.expansion, [line.key], isOpen))
    return true
  }
  const toParent = (place: number): boolean => {
    const parent = view.lines.parentOf?.(place) ?? -1
    if (parent >= 0) focusCell({ place: parent, column: 0 })
    return parent >= 0
  }
  const press = (place: number): boolean => {
    const line = view.lineAt(place)
    if (line?.kind === 'group') return setOpen(place, !line.isOpen)
    if (line?.kind === 'add') onAddRow()
    if (line?.kind === 'failed') line.retry()
    if (line?.kind !== 'row' || !onRowPress) return line?.kind === 'add' || line?.kind === 'failed'
    onRowPress(line.row)
    return true
  }
  return {
    /** true when the key did something. */
    key: (event: KeyboardEvent, { place, column }: CellPlace): boolean => {
      const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey) && mode === 'multiple'
      if (event.key === 'Enter') return press(place)
      if (view.hasDepth && column <= 0 && event.key === 'ArrowRight') return setOpen(place, true)
      if (view.hasDepth && column <= 0 && event.key === 'ArrowLeft') return setOpen(place, false) || toParent(place)
      if (event.key === ' ' && mode !== 'none' && place >= 0) selecting.toggle(place, event.shiftKey)
      else if (isAll) selecting.selectAll()
      else return false
      return true
    },
    click: (event: MouseEvent<HTMLElement>): void => {
      const target = event.target as Element // Clicks reach elements only.
      const place = view.slotOf(target)?.place ?? -1
      const line = view.lineAt(place)
      if (isControl(target) || !line || window.getSelection()?.isCollapsed === false) return
      if (line.kind === 'row' && line.isOpen !== undefined && isOnHandle(event, target)) setOpen(place, !line.isOpen)
      // The second press of two belongs to both: it does not take back what the first has chosen.
      else if (event.detail < 2 || !onRowDoublePress) {
        const selects = mode === 'single' || (mode === 'multiple' && onRowDoublePress !== undefined)
        if (!press(place) && selects) selecting.toggle(place, event.shiftKey)
      }
    },
    doubleClick: (event: MouseEvent<HTMLElement>): void => {
      const target = event.target as Element // Clicks reach elements only.
      const line = view.lineAt(view.slotOf(target)?.place ?? -1)
      if (line?.kind === 'row' && !isControl(target)) onRowDoublePress?.(line.row)
    },
  }
}
