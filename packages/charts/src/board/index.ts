export { Board, type BoardProps } from './Board.tsx'
export type { BoardLimit, BoardMove, BoardOrder, BoardPlace } from './model/types.ts'
export type { BoardColumn, BoardFigure, BoardLane, BoardOutcome, BoardWayOut } from './types.ts'
