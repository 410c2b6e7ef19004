import { useMemo } from 'react'
import { cardsIn } from '../model/layout.ts'
import type { BoardLayout } from '../model/types.ts'
import type { BoardColumn, BoardFigure, BoardParts } from '../types.ts'

export type FiguresOf<T> = (cards: readonly T[], column: BoardColumn) => readonly BoardFigure[]

/** The figures in the head of a column, reckoned anew when its cards change. */
export const useFigures = <T>(
  column: BoardColumn,
  layout: BoardLayout,
  parts: BoardParts<T>,
  figuresOf: FiguresOf<T> | undefined,
): readonly BoardFigure[] =>
  useMemo(() => {
    if (!figuresOf) return []
    const keys = layout.lanes.flatMap((lane) => cardsIn(layout, column.key, lane))
    return figuresOf(
      keys.flatMap((key) => parts.cardOf(key) ?? []),
      column,
    )
  }, [column, layout, parts, figuresOf])
