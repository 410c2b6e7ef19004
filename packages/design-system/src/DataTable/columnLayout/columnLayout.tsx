import type { KeyboardEvent } from 'react'
import { ColumnResizer } from '../../Table/ColumnResizer.tsx'
import { sideOf, withShown, withWidth } from '../columns/columnLayout.ts'
import type { ColumnBox } from '../columns/useColumnBoxes.ts'
import { descriptionOf, type ModelColumn } from '../columns/useColumns.ts'
import type { ColumnActs, Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { ColumnLayout } from '../model/types.ts'
import { useHeadDrag } from './useHeadDrag.tsx'
import { useHeadMoves } from './useHeadMoves.ts'

const noLayout: ColumnLayout = {}

/** Alt and Down opens what belongs to a column, as it opens the list of a field. */
const openMenu = ({ currentTarget }: KeyboardEvent<HTMLElement>, { place }: CellPlace): boolean => {
  const { activeElement } = document
  if (place !== -1 || !currentTarget.contains(activeElement)) return false
  const button = activeElement?.querySelector<HTMLElement>('[aria-haspopup]')
  button?.click()
  return button !== null && button !== undefined
}

/** What the menu of a column does to where it stands. */
const actsOf = <T,>(
  { columns: { all, fitWidth }, state: { layout, setLayout } }: Table<T>,
  column: ModelColumn<T>,
  index: number,
  step: (index: number, by: 1 | -1) => void,
): ColumnActs => {
  const { id } = column
  const { isResizable = true } = descriptionOf(column)
  const side = (one: ModelColumn<T>) => sideOf(descriptionOf(one), layout)
  const pinned = side(column)
  const isSame = (other: ModelColumn<T> | undefined) => other !== undefined && side(other) === pinned
  const pin = (to: 'start' | 'end' | null) => (): void => setLayout({ ...layout, pins: { ...layout.pins, [id]: to } })
  return {
    pinStart: pinned !== 'start' && pin('start'),
    pinEnd: pinned !== 'end' && pin('end'),
    unpin: pinned !== null && pin(null),
    moveLeft: index > 0 && isSame(all[index - 1]) && (() => step(index, -1)),
    moveRight: isSame(all[index + 1]) && (() => step(index, 1)),
    fitWidth: isResizable && (() => setLayout(withWidth(layout, id, fitWidth(index)))),
    hide: all.length > 1 && (() => setLayout(withShown(layout, [id], false))),
  }
}

const useLayout = <T,>(table: Table<T>): Contribution<T> => {
  const { options, columns, state, scroller, focusCell } = table
  const { all, areas, groups, geometry, fitWidth } = columns
  const { layout, setLayout } = state
  const { widths } = geometry
  const moves = useHeadMoves({ columns: options.columns, all, areas, groups, state, widths, focusCell })
  const drag = useHeadDrag({ root: scroller, areas, geometry, onMove: moves.move })
  const resizer = ({ column, index }: ColumnBox<T>) => {
    const { header, isResizable = true } = descriptionOf(column)
    const resize = (width: number): void => setLayout(withWidth(layout, column.id, width))
    // The layout to go back to is the one of this drawing, whatever came after it.
    const giveUp = (): void => setLayout(layout)
    return isResizable ? (
      <ColumnResizer
        key="resizer"
        name={header}
        tabIndex={-1}
        onResize={resize}
        onGiveUp={giveUp}
        onFit={() => resize(fitWidth(index))}
      />
    ) : null
  }
  return {
    keys: [
      { name: 'anyKey', keys: ['* *'], run: moves.forget },
      { name: 'columnMenu', keys: ['Ctrl? Alt Shift? ArrowDown'], run: openMenu },
      { name: 'sizeColumn', keys: ['Ctrl? Alt ArrowLeft', 'Ctrl? Alt ArrowRight'], run: moves.key },
      { name: 'moveColumn', keys: ['Ctrl? Alt Shift ArrowLeft', 'Ctrl? Alt Shift ArrowRight'], run: moves.key },
    ],
    marks: {
      header: ({ column, index }) => {
        const { header, group = [] } = descriptionOf(column)
        const part = { from: index, to: index + 1, level: group.length }
        return {
          'data-carried': drag.isCarried(index) || undefined,
          onPointerDown: (event) => drag.onPointerDown(event, part, header),
        }
      },
      headerGroup: ({ name, from, to }, level) => ({
        'data-carried': drag.isCarried(from) || undefined,
        onPointerDown: (event) => drag.onPointerDown(event, { from, to, level }, name),
      }),
    },
    parts: { header: resizer, head: drag.marks() },
    menu: (column, index) => actsOf(table, column, index, moves.step),
  }
}

/** Columns that are moved, sized, pinned and hidden. */
export const columnLayout = feature({ name: 'columnLayout', state: { layout: () => noLayout }, useTable: useLayout })
