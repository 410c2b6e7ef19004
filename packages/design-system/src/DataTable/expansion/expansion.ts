import { useMemo } from 'react'
import type { Contribution, Press } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { type DataSelection, isSelected, nothingSelected, select } from '../model/selection.ts'

const allOpen: DataSelection = { mode: 'all', except: new Set() }

/** Whether a click meets the handle that opens a branch: the room before the first cell's text. */
const isOnHandle = <T>({ event, target }: Press<T>): boolean => {
  const cell = target?.closest<HTMLElement>('.cell[data-column="0"]')
  if (!cell || !('clientX' in event)) return false
  return event.clientX - cell.getBoundingClientRect().left < Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
}

const branchesOf = <T>({ view, state, focusCell }: Table<T>): Contribution<T> => {
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
  return {
    keys: [
      {
        name: 'open',
        keys: ['* ArrowRight'],
        run: (_, { place, column }) => view.hasDepth && column <= 0 && setOpen(place, true),
      },
      {
        name: 'close',
        keys: ['* ArrowLeft'],
        run: (_, { place, column }) => view.hasDepth && column <= 0 && (setOpen(place, false) || toParent(place)),
      },
    ],
    press: (press) => {
      const { line, place, isRepeated } = press
      if (line.kind === 'row') return line.isOpen !== undefined && isOnHandle(press) && setOpen(place, !line.isOpen)
      if (isRepeated) return false
      if (line.kind === 'failed') line.retry()
      return line.kind === 'group' ? setOpen(place, !line.isOpen) : line.kind === 'failed'
    },
  }
}

/** Groups and branches that are opened and closed. */
export const expansion = feature({
  name: 'expansion',
  state: { expansion: ({ tree }) => (tree ? nothingSelected : allOpen) },
  useRows: ({ state }) => ({ isOpen: useMemo(() => (key) => isSelected(state.expansion, key), [state.expansion]) }),
  useTable: branchesOf,
})
