import { useRef } from 'react'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import type { CellPlace } from '../model/cellPlace.ts'

type Needed<T> = Pick<Services<T>, 'drafts' | 'rowSteps'>

/** The way from cell to cell while rows are filled one after the other, and past the last one. */
const wayOnOf = <T>({ options, columns, view, focusCell }: Table<T>, { drafts, rowSteps }: Needed<T>) => {
  const { growsAfter } = options
  const rowAt = (place: number): T | undefined => {
    const line = place < 0 ? undefined : view.lineAt(place)
    return line?.kind === 'row' ? line.row : undefined
  }
  /** The next cell of a row that can be edited, from a column on; -1 where there is none. */
  const stopIn = (place: number, from: number, way: number): number => {
    for (let column = from; column >= 0 && column < columns.described.length; column += way)
      if (drafts?.canEdit({ place, column })) return column
    return -1
  }
  const grow = (place: number): boolean => {
    const row = rowAt(place)
    if (row === undefined || !rowSteps?.canAdd || !growsAfter?.(row)) return false
    rowSteps.addAt({ place, column: 0 }, false)
    return true
  }
  const beside = ({ place, column }: CellPlace, way: number): boolean => {
    let from = column + way
    for (let at = place; rowAt(at) !== undefined; at += way) {
      const stop = stopIn(at, from, way)
      if (stop >= 0) focusCell({ place: at, column: stop })
      if (stop >= 0) return true
      if (way > 0 && rowAt(at + 1) === undefined) return grow(at)
      from = way > 0 ? 0 : columns.described.length - 1
    }
    return false
  }
  const wayOn = (from: CellPlace, down: number, right: number): boolean => {
    if (right !== 0) return beside(from, right)
    if (down <= 0 || rowAt(from.place + down) !== undefined) return false
    // A row that nothing stands in yet is filled first.
    if (!grow(from.place)) focusCell(from)
    return true
  }
  /** The first cell to fill; null where there is none. */
  const entry = (): CellPlace | null => {
    const column = rowAt(0) === undefined ? -1 : stopIn(0, 0, 1)
    return column < 0 ? null : { place: 0, column }
  }
  return { wayOn, entry }
}

const useGrowing = <T>(table: Table<T>, needed: Needed<T>): Contribution<T> => {
  const { growsAfter, onEdit } = table.options
  /** Escape was pressed: the next Tab leaves the table. */
  const isLeaving = useRef(false)
  if (!growsAfter || !onEdit) return { offers: { wayOn: undefined } }
  const { wayOn, entry } = wayOnOf(table, needed)
  return {
    offers: { wayOn },
    entry,
    onMove: () => {
      isLeaving.current = false
    },
    keys: [
      {
        name: 'nextCell',
        keys: ['Shift? Tab'],
        run: ({ shiftKey }, at) => {
          const leaves = isLeaving.current || at.place < 0
          isLeaving.current = false
          return !leaves && wayOn(at, 0, shiftKey ? -1 : 1)
        },
      },
      {
        name: 'leaveTable',
        keys: ['Escape'],
        run: (_, { place }) => {
          isLeaving.current = place >= 0
          return false
        },
      },
    ],
  }
}

/** Rows that are filled one after the other: Tab goes from cell to cell, and the last row makes the next one. */
export const growing = feature({
  name: 'growing',
  offers: ['wayOn'],
  props: ['growsAfter'],
  needs: ['drafts', 'rowSteps'],
  useTable: useGrowing,
})
