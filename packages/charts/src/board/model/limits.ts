import { countIn } from './layout.ts'
import type { BoardLayout, BoardLimit, BoardPlace } from './types.ts'

/** 'none' without a limit, 'below' it, 'full' at it, 'over' beyond it. */
export type LimitState = 'none' | 'below' | 'full' | 'over'

export const limitState = (count: number, limit: BoardLimit | undefined): LimitState => {
  if (!limit) return 'none'
  if (count > limit.max) return 'over'
  return count === limit.max ? 'full' : 'below'
}

/** Whether a hard limit keeps a card of another column out. Moves within a column are always free, also where it is too full already. */
export const isKeptOut = (layout: BoardLayout, from: BoardPlace, column: string, limit: BoardLimit | undefined): boolean =>
  limit?.kind === 'hard' && from.column !== column && countIn(layout, column) >= limit.max
