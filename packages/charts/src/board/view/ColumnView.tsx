import type { ReactNode } from 'react'
import { cardsIn, countIn } from '../model/layout.ts'
import type { BoardLayout } from '../model/types.ts'
import type { BoardColumn, BoardParts, Refusal } from '../types.ts'
import { BoardCell } from './BoardCell.tsx'
import { CellScroller, ColumnBox } from './Column.styles.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import { useColumnGrab } from './useColumnGrab.ts'
import { type FiguresOf, useFigures } from './useFigures.ts'

export type ColumnsProps<T> = {
  columns: readonly BoardColumn[]
  layout: BoardLayout
  parts: BoardParts<T>
  figures?: FiguresOf<T>
  columnAction?: (column: BoardColumn) => ReactNode
  collapsed: ReadonlySet<string>
  onToggle: (column: string) => void
  refusal: Refusal | null
  onRefusalClose: () => void
}

/** A column with its own scroll. */
export const ColumnView = <T,>({ column, ...props }: Omit<ColumnsProps<T>, 'columns'> & { column: BoardColumn }) => {
  const { layout, parts, figures, columnAction, collapsed, onToggle, refusal, onRefusalClose } = props
  const { key, title } = column
  const isCollapsed = collapsed.has(key)
  const shown = useFigures(column, layout, parts, figures)
  return (
    <ColumnBox
      aria-label={title}
      data-drop
      data-column={key}
      data-lane={layout.lanes[0]}
      data-collapsed={isCollapsed || undefined}
      data-grab={useColumnGrab(key)}
    >
      <ColumnHead
        column={column}
        count={countIn(layout, key)}
        figures={shown}
        action={columnAction?.(column)}
        isCollapsed={isCollapsed}
        onToggle={() => onToggle(key)}
      />
      <RefusalNote column={key} refusal={refusal} onClose={onRefusalClose} />
      {!isCollapsed && (
        <CellScroller data-scrolls>
          <BoardCell
            column={key}
            lane={layout.lanes[0] ?? ''}
            label={title}
            cards={cardsIn(layout, key, layout.lanes[0] ?? '')}
            parts={parts}
          />
        </CellScroller>
      )}
    </ColumnBox>
  )
}
