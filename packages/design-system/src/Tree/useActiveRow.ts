import { useState } from 'react'
import { markOf, type RowMark, rowOfMark } from './treeIndex.ts'
import type { TreeEntry, TreeIndex, TreeRow } from './types.ts'

type Place = RowMark & {
  /** It is to be scrolled into sight. */
  reveals: boolean
}

/** The row that the keyboard stands on; in a closed node it is that node, after a removal whatever came to stand in its place. */
export const useActiveRow = (index: TreeIndex, rows: readonly TreeRow[]) => {
  const [place, setPlace] = useState<Place>()
  const found = place ? rowOfMark(rows, index, place) : -1
  const row = !place ? -1 : found >= 0 ? found : Math.min(place.at, rows.length - 1)
  return {
    /** Index of the row; -1 for none. */
    row,
    /** Changes whenever the keyboard goes somewhere that must be in sight. */
    revealed: place?.reveals ? place : undefined,
    set: (next: number, reveals = true): void => {
      const mark = markOf(rows, next)
      if (mark) setPlace({ ...mark, reveals })
    },
    /** Goes there unless it stands somewhere already. */
    start: (next: number): void => {
      const mark = markOf(rows, next)
      if (mark) setPlace((before) => before ?? { ...mark, reveals: true })
    },
    /** Goes to a node that may come into sight only now. */
    goTo: (entry: TreeEntry): void => setPlace({ key: entry.node.key, isNote: false, at: -1, reveals: true }),
    clear: (): void => setPlace(undefined),
  }
}

export type ActiveRow = ReturnType<typeof useActiveRow>
