import { type RefObject, useState } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { usePointerDrag } from '../../Tree/usePointerDrag.ts'
import { arrangedColumns, type ColumnSide, type LaidColumn, sides, withMoved, withShown } from '../columns/columnLayout.ts'
import type { ColumnLayout } from '../model/types.ts'
import { columnPanelTexts as texts } from '../texts/ColumnPanel.texts.ts'
import { headMovesTexts } from '../texts/HeadMoves.texts.ts'
import { sideTexts } from './ColumnListRow.tsx'
import { gapBeside, type PanelRow, placeAtGap } from './panelRows.ts'

type Setup = {
  scroller: RefObject<HTMLElement | null>
  columns: readonly LaidColumn[]
  rows: readonly PanelRow[]
  /** In px. */
  rowHeight: number
  layout: ColumnLayout
  onLayoutChange: (layout: ColumnLayout) => void
  /** The order can be changed. */
  canMove: boolean
  isLastShown: boolean
}

/** A row on its way to the gap before another one. */
type Drag = { from: number; to: number }

/** What is done to a column of the list: shown, hidden, moved and pinned; each is said aloud. */
export const useColumnMoves = (setup: Setup) => {
  const { scroller, columns, rows, rowHeight, layout, onLayoutChange, canMove, isLastShown } = setup
  const { t, formatNumber } = useLocale()
  const [drag, setDrag] = useState<Drag>()
  const columnAt = (at: number): Extract<PanelRow, { kind: 'column' }> | null => {
    const row = rows[at]
    return row?.kind === 'column' ? row : null
  }
  const nameAt = (at: number): string => columnAt(at)?.column.header ?? ''

  const put = (at: number, place: { side: ColumnSide; before: string | null }): void => {
    const row = columnAt(at)
    if (!row) return
    const next = withMoved(columns, layout, [row.column.key], place)
    onLayoutChange(next)
    const stands = arrangedColumns(columns, next).findIndex(({ column }) => column.key === row.column.key)
    announce(
      t(place.side === row.side ? headMovesTexts.moved : texts.movedTo, {
        column: row.column.header,
        side: t(sideTexts[place.side ?? 'centre']),
        place: formatNumber(stands + 1),
        total: formatNumber(columns.length),
      }),
    )
  }
  const isChange = ({ from, to }: Drag): boolean => {
    const gap = Math.max(1, to)
    return gap !== from && gap !== from + 1
  }
  const pointer = usePointerDrag({
    scroller,
    count: rows.length,
    rowHeight,
    start: (from) => {
      setDrag({ from, to: from })
      return true
    },
    over: (row, part) => {
      const to = part < 0.5 ? row : row + 1
      if (drag && drag.to !== to) setDrag({ ...drag, to })
    },
    end: (isDropped) => {
      if (drag && isDropped && isChange(drag)) put(drag.from, placeAtGap(rows, drag.to))
      setDrag(undefined)
    },
  })
  const pinTo = (at: number, side: ColumnSide): void => {
    if (columnAt(at)) put(at, { side, before: null })
  }

  return {
    drag,
    pointer,
    nameAt,
    isChange,
    pinTo,
    /** To the next side on the left or the right. */
    pin: (at: number, by: 1 | -1): void => {
      const row = columnAt(at)
      const next = row && sides[sides.indexOf(row.side) + by]
      if (next !== undefined && next !== row?.side) pinTo(at, next)
      else if (row) announce(t(headMovesTexts.atEdge, { column: row.column.header }))
    },
    /** One place up or down, over the border of a side where it is reached. */
    step: (at: number, by: 1 | -1): void => {
      const gap = canMove && columnAt(at) ? gapBeside(rows, at, by) : null
      if (gap !== null) put(at, placeAtGap(rows, gap))
      else if (columnAt(at)) announce(t(headMovesTexts.atEdge, { column: nameAt(at) }))
    },
    toggle: (at: number): void => {
      const row = columnAt(at)
      if (!row) return
      const { column, isShown } = row
      if (isShown && isLastShown) {
        announce(t(texts.lastShown))
        return
      }
      onLayoutChange(withShown(layout, [column.key], !isShown))
      announce(t(isShown ? texts.isHidden : texts.isShown, { column: column.header }))
    },
  }
}
