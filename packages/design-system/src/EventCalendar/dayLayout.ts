import { dayMinutes, type EventSpan, isOn } from './spans.ts'

/** The part of a timed event that lies on one day. */
export type DayPiece = {
  span: EventSpan
  /** Minutes from midnight. */
  from: number
  to: number
  /** Which of how many columns it stands in, beside others at the same time. */
  column: number
  columns: number
}

/** So short that its title could not be read, an event is drawn as if it took so many minutes. */
const minMinutes = 30

/** Puts the timed events of a day beside each other where they overlap. */
export const layoutDay = (spans: readonly EventSpan[], day: string): DayPiece[] => {
  const pieces = spans
    .filter((span) => isOn(span, day) && span.from !== null && span.to !== null)
    .map((span) => ({
      span,
      from: span.first === day ? (span.from ?? 0) : 0,
      to: span.last === day ? (span.to ?? dayMinutes) : dayMinutes,
      column: 0,
      columns: 1,
    }))
    .sort((a, b) => a.from - b.from || b.to - a.to)

  let group: DayPiece[] = []
  let ends: number[] = []
  const close = (): void => {
    for (const piece of group) piece.columns = ends.length
    group = []
    ends = []
  }
  for (const piece of pieces) {
    if (ends.every((end) => end <= piece.from)) close()
    const found = ends.findIndex((end) => end <= piece.from)
    piece.column = found < 0 ? ends.length : found
    ends[piece.column] = Math.max(piece.to, piece.from + minMinutes)
    group.push(piece)
  }
  close()
  return pieces
}
