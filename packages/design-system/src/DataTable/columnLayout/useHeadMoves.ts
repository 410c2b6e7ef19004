import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { arrangedColumns, withMoved, withWidth } from '../columns/columnLayout.ts'
import type { HeadRun } from '../columns/headGroups.ts'
import { type ColumnAreas, descriptionOf, type ModelColumn } from '../columns/useColumns.ts'
import { type HeadGroups, pathOf } from '../columns/useHeadGroups.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { DataColumn } from '../model/types.ts'
import type { TableState } from '../props/useTableState.ts'
import { headMovesTexts as texts } from '../texts/HeadMoves.texts.ts'
import { type HeadPart, headPlaces } from './headPlaces.ts'

type Options<T> = {
  columns: readonly DataColumn<T>[]
  /** Those that are shown. */
  all: readonly ModelColumn<T>[]
  areas: ColumnAreas<T>
  groups: HeadGroups
  state: Pick<TableState, 'layout' | 'setLayout'>
  /** Widths in px of the columns shown. */
  widths: readonly number[]
  focusCell: (at: CellPlace) => void
}

/** Steps in px of a column's width by the keyboard. */
const [fine, coarse] = [10, 50]
const defaultMinWidth = 56

const runOver = ({ depth, ...sides }: HeadGroups, place: number, column: number): HeadRun | undefined =>
  [sides.start, sides.centre, sides.end]
    .flatMap((levels) => levels[depth + 1 + place] ?? [])
    .find(({ from, to }) => column >= from && column < to)

/** Headers moved and sized: what the keys do, and what a drag does when it ends. */
export const useHeadMoves = <T>({ columns, all, areas, groups, state, widths, focusCell }: Options<T>) => {
  const { t, formatNumber } = useLocale()
  const { layout, setLayout } = state
  const moved = useRef<{ key: string; place: number; from: number } | null>(null)

  // A header that changes its place in the page loses the focus, and one that comes back into the page never had it.
  useLayoutEffect(() => {
    const at = moved.current
    if (!at) return
    const column = all.findIndex(({ id }) => id === at.key)
    // Whoever keeps the layout may hand it back a moment later.
    if (column === at.from) return
    moved.current = null
    if (column >= 0) focusCell({ place: at.place, column })
  })

  /** Puts a part of the headers into a gap of its side. */
  const move = (part: HeadPart, gap: number): void => {
    const { side, columns: area, first } = headPlaces(areas, part)
    const keys = all.slice(part.from, part.to).map(({ id }) => id)
    const before = area[gap - first]?.id ?? null
    const next = withMoved(columns, layout, keys, { side: side === 'centre' ? null : side, before })
    setLayout(next)
    const [key = ''] = keys
    const shown = arrangedColumns(columns, next).filter(({ isShown }) => isShown)
    const lead = all[part.from]
    const groupName = lead && keys.length > 1 ? pathOf(lead)[part.level] : undefined
    const name = groupName ?? (lead ? descriptionOf(lead).header : '')
    announce(
      t(texts.moved, {
        column: name,
        place: formatNumber(shown.findIndex(({ column }) => column.key === key) + 1),
        total: formatNumber(shown.length),
      }),
    )
  }

  const partOf = (index: number): HeadPart => {
    const column = all[index]
    return { from: index, to: index + 1, level: column ? pathOf(column).length : 0 }
  }
  /** One place on; where the focus is at a place of the headers, it goes along. */
  const step = (part: HeadPart, by: 1 | -1, place?: number): void => {
    const { gaps } = headPlaces(areas, part)
    const gap = by > 0 ? gaps.find((one) => one > part.to) : gaps.findLast((one) => one < part.from)
    const first = all[part.from]
    if (!first) return
    if (gap === undefined) {
      announce(t(texts.atEdge, { column: descriptionOf(first).header }))
      return
    }
    if (place !== undefined) moved.current = { key: first.id, place, from: part.from }
    move(part, gap)
  }

  const resize = (index: number, by: number): void => {
    const column = all[index]
    if (!column) return
    const { header, isResizable = true, minWidth = defaultMinWidth } = descriptionOf(column)
    if (!isResizable) return
    const width = Math.max(minWidth, Math.round((widths[index] ?? 0) + by))
    setLayout(withWidth(layout, column.id, width))
    announce(t(texts.width, { column: header, width: formatNumber(width) }))
  }

  return {
    move,
    step: (index: number, by: 1 | -1): void => step(partOf(index), by),
    /** Another key than one that moves: the focus does not follow any more. */
    forget: (): boolean => {
      moved.current = null
      return false
    },
    /** Alt with an arrow sizes, with Shift too it moves. Shift by itself extends a choice everywhere else in the table, so it does not size. */
    key: (event: KeyboardEvent, { place, column }: CellPlace): boolean => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (place >= 0 || place < -1 - groups.depth || column < 0 || !event.altKey || event.metaKey || by === 0) return false
      const run = place < -1 ? runOver(groups, place, column) : undefined
      if (event.shiftKey) step(run ? { from: run.from, to: run.to, level: groups.depth + 1 + place } : partOf(column), by, place)
      else resize(run ? run.to - 1 : column, by * (event.ctrlKey ? coarse : fine))
      return true
    },
  }
}
