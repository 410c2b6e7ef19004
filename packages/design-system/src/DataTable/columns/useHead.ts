import type { KeyboardEvent, RefObject } from 'react'
import { withWidth } from '../layout/columnLayout.ts'
import type { DataColumn } from '../types.ts'
import type { ColumnAreas, ModelColumn } from '../view/useColumns.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import type { TableState } from '../view/useTableState.ts'
import { type HeadGeometry, useHeadDrag } from './useHeadDrag.tsx'
import type { HeadGroups } from './useHeadGroups.ts'
import { useHeadMoves } from './useHeadMoves.ts'

type Options<T> = {
  root: RefObject<HTMLElement | null>
  columns: readonly DataColumn<T>[]
  /** Those that are shown. */
  all: readonly ModelColumn<T>[]
  areas: ColumnAreas<T>
  groups: HeadGroups
  geometry: HeadGeometry
  state: Pick<TableState, 'layout' | 'setLayout'>
  focusCell: (at: CellPlace) => void
  /** Width in px that holds what a column shows now. */
  fitWidth: (index: number) => number
}

/** What can be done to the headers by mouse and keyboard: moved, alone or with their group, and sized. */
export const useHead = <T>({ root, columns, all, areas, groups, geometry, state, focusCell, fitWidth }: Options<T>) => {
  const { layout, setLayout } = state
  const resize = (id: string, width: number): void => setLayout(withWidth(layout, id, width))
  const moves = useHeadMoves({ columns, all, areas, groups, state, widths: geometry.widths, focusCell })
  const drag = useHeadDrag({ root, areas, geometry, onMove: moves.move })
  /** Alt and Down opens what belongs to a column, as it opens the list of a field. */
  const openMenu = (event: KeyboardEvent): boolean => {
    const button = event.currentTarget.contains(document.activeElement)
      ? document.activeElement?.querySelector<HTMLElement>('[aria-haspopup]')
      : null
    button?.click()
    return button !== null && button !== undefined
  }
  return {
    groups,
    geometry,
    drag,
    key: (event: KeyboardEvent, at: CellPlace): boolean =>
      event.altKey && event.key === 'ArrowDown' && at.place === -1 ? openMenu(event) : moves.key(event, at),
    step: moves.step,
    resize,
    /** The layout is the one of this drawing, whatever came after it. */
    keepLayout: (): void => setLayout(layout),
    /** As wide as what a column shows. */
    fit: (id: string, index: number): void => resize(id, fitWidth(index)),
  }
}

export type Head = ReturnType<typeof useHead>
