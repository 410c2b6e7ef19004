import { bySpan, daysBetween, type EventSpan } from './spans.ts'

/** The part of an event that lies in one week. */
export type Segment = {
  span: EventSpan
  /** 0 to 6, from the first day of the week. */
  column: number
  /** In days. */
  length: number
  /** Line in which it stands, from 0; segments in one line never overlap. */
  lane: number
  /** Began before this week. */
  isContinued: boolean
  /** Goes on after this week. */
  continues: boolean
}

const weekDays = 7

/** Puts the events of a week into lines, each as high up as there is room. */
export const layoutWeek = (spans: readonly EventSpan[], weekStart: string): Segment[] => {
  const lanes: boolean[][] = []
  const free = (lane: number, column: number, length: number): boolean =>
    !lanes[lane]?.slice(column, column + length).some(Boolean)

  return spans
    .map((span) => ({ span, from: daysBetween(weekStart, span.first), to: daysBetween(weekStart, span.last) }))
    .filter(({ from, to }) => to >= 0 && from < weekDays)
    .sort((a, b) => bySpan(a.span, b.span))
    .map(({ span, from, to }) => {
      const column = Math.max(0, from)
      const length = Math.min(weekDays - 1, to) - column + 1
      let lane = 0
      while (!free(lane, column, length)) lane += 1
      const line = lanes[lane] ?? Array.from({ length: weekDays }, () => false)
      lanes[lane] = line.fill(true, column, column + length)
      return { span, column, length, lane, isContinued: from < 0, continues: to >= weekDays }
    })
}

/** Which segments are shown where there is room for so many lines, and how many are hidden on each day; the last line then tells their number. */
export const fitLanes = (segments: readonly Segment[], lanes: number): { shown: Segment[]; hidden: number[] } => {
  const days = Array.from({ length: weekDays }, (_, day) => day)
  const covers = ({ column, length }: Segment, day: number): boolean => column <= day && day < column + length
  const overflows = days.map((day) => segments.some((segment) => segment.lane >= lanes && covers(segment, day)))
  const fits = (segment: Segment): boolean =>
    segment.lane < lanes - 1 || (segment.lane === lanes - 1 && !days.some((day) => overflows[day] && covers(segment, day)))
  return {
    shown: segments.filter(fits),
    hidden: days.map((day) => segments.filter((segment) => !fits(segment) && covers(segment, day)).length),
  }
}
