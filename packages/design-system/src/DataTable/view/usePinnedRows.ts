import type { KeyboardEvent } from 'react'
import { pinnedAt } from './places.ts'
import type { CellPlace } from './useGridFocus.ts'

/** Rows that stay in sight: under the headers, and below the others. */
export type PinnedRows<T> = { top?: readonly T[]; bottom?: readonly T[] }

const none: readonly never[] = []

/** The pinned rows, and Enter on them. */
export const usePinnedRows = <T>(rows: PinnedRows<T> | undefined, onRowPress: ((row: T) => void) | undefined) => {
  const { top = none, bottom = none } = rows ?? {}
  return {
    top,
    bottom,
    key: (event: KeyboardEvent, { place }: CellPlace): boolean => {
      const pinned = pinnedAt(place)
      const row = pinned && (pinned.side === 'top' ? top : bottom)[pinned.at]
      if (!row || !onRowPress || event.key !== 'Enter') return false
      onRowPress(row)
      return true
    },
  }
}
