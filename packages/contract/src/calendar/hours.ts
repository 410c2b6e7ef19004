import { dayLength, minuteOf } from './wallTime.ts'

/** Working hours from a time to another one; an end at or before its start lies on the next day. */
export type Shift = readonly [from: string, to: string]

/** What is worked in a day. */
export type Hours = {
  /** Minutes of the day, each beginning followed by its end, in order and apart from each other. */
  spans: readonly number[]
  /** Minutes together. */
  total: number
}

export const noHours: Hours = { spans: [], total: 0 }

/** Hours from spans in any order; those that overlap or touch become one. */
export const hoursFrom = (spans: readonly (readonly [number, number])[]): Hours => {
  const merged: number[] = []
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (to <= from) continue
    if (last !== undefined && from <= last) merged[merged.length - 1] = Math.max(last, to)
    else merged.push(from, to)
  }
  return { spans: merged, total: merged.reduce((sum, minute, at) => sum + (at % 2 ? minute : -minute), 0) }
}

const pairs = ({ spans }: Hours): (readonly [number, number])[] =>
  spans.flatMap((from, at) => (at % 2 ? [] : [[from, spans[at + 1] ?? from] as const]))

/** The hours of shifts on their own day, and what they take of the next one. Throws where a time is none. */
export const readShifts = (shifts: readonly Shift[]): { own: Hours; next: Hours } => {
  const spans = shifts.map(([from, to]) => [minuteOf(from), minuteOf(to)] as const)
  return {
    own: hoursFrom(spans.map(([from, to]) => [from, to <= from ? dayLength : to])),
    next: hoursFrom(spans.flatMap(([from, to]) => (to <= from ? [[0, to] as const] : []))),
  }
}

export const joinHours = (one: Hours, other: Hours): Hours =>
  other.total === 0 ? one : hoursFrom([...pairs(one), ...pairs(other)])

/** What both work. */
export const commonHours = (one: Hours, other: Hours): Hours =>
  hoursFrom(pairs(one).flatMap(([a, b]) => pairs(other).map(([c, d]) => [Math.max(a, c), Math.min(b, d)] as const)))

/** Minutes worked in a day until a minute of it. */
export const workedUntil = ({ spans }: Hours, minute: number): number => {
  let worked = 0
  for (let at = 0; at < spans.length; at += 2) {
    const [from = 0, to = 0] = [spans[at], spans[at + 1]]
    if (minute <= from) break
    worked += Math.min(minute, to) - from
  }
  return worked
}

/** The minute of a day at which so much is worked: at a pause its beginning, or with 'start' its end. */
export const minuteAfter = ({ spans }: Hours, worked: number, edge: 'start' | 'end'): number => {
  let left = worked
  for (let at = 0; at < spans.length; at += 2) {
    const [from = 0, to = 0] = [spans[at], spans[at + 1]]
    const length = to - from
    if (left < length || (edge === 'end' && left === length)) return from + left
    left -= length
  }
  return spans.at(-1) ?? 0
}
