import { dayLength, finishDay, startDay, type WallTime, type WorkingCalendar } from '@bip/contract/calendar'
import { rule } from './facts.ts'
import type { PlanSpan } from './types.ts'

/** Earlier than everything: what nobody asks for. */
export const never = Number.NEGATIVE_INFINITY

/** The first finish at or after a time: free time before the next working hour asks for that hour. */
const finishFrom = (calendar: WorkingCalendar, time: WallTime): WallTime => {
  const end = calendar.lastEnd(time)
  const next = calendar.nextStart(time)
  // Between the end of work and the time at which it begins again nothing is worked, so that end will do.
  return end === time || next === time ? end : next
}

/** From the first working time on. A milestone may also stand where work ends. */
export const beginAt = (calendar: WorkingCalendar, time: WallTime, span: number): PlanSpan => {
  const start = span === 0 && calendar.lastEnd(time) === time ? time : calendar.nextStart(time)
  return { start, finish: calendar.plus(start, span) }
}

export const endAt = (calendar: WorkingCalendar, finish: WallTime, span: number): PlanSpan => ({
  start: calendar.minus(finish, span),
  finish,
})

/** As early as two times allow: the task begins not before one, and ends not before the other one. */
export const asEarly = (calendar: WorkingCalendar, start: WallTime, finish: WallTime, span: number): PlanSpan => {
  const early = beginAt(calendar, start, span)
  if (finish === never) return early
  const end = finishFrom(calendar, finish)
  return end > early.finish ? endAt(calendar, end, span) : early
}

/** Whether a time is later than a day, which is given by its end, or than a time of day. */
const isLater = (start: WallTime, limit: WallTime): boolean => (limit % dayLength === 0 ? start >= limit : start > limit)

/** The latest start by a limit: of a day, or of the last working day before it, the first working minute. */
export const latestStart = (calendar: WorkingCalendar, limit: WallTime): WallTime =>
  limit % dayLength === 0 ? calendar.nextStart(finishDay(calendar.lastEnd(limit)) * dayLength) : limit

/** The earliest finish by a limit: of a day, or of the first working day after it, its last working minute. */
export const earliestFinish = (calendar: WorkingCalendar, limit: WallTime): WallTime => {
  if (limit % dayLength !== 0) return limit
  return calendar.lastEnd((startDay(calendar.nextStart(limit - dayLength)) + 1) * dayLength)
}

/** A task that keeps to its own date, though its links ask for another one; null where both agree. */
export const keptTo = (
  calendar: WorkingCalendar,
  kind: number,
  date: WallTime,
  asked: PlanSpan,
  span: number,
): PlanSpan | null => {
  if (kind === rule.startNoLater) return isLater(asked.start, date) ? beginAt(calendar, latestStart(calendar, date), span) : null
  if (kind === rule.finishNoLater) return asked.finish > date ? endAt(calendar, calendar.lastEnd(date), span) : null
  if (kind === rule.mustStart) return beginAt(calendar, calendar.nextStart(date), span)
  return kind === rule.mustFinish ? endAt(calendar, calendar.lastEnd(date), span) : null
}
