import { type DayNumber, dayNumber, weekdayOf } from '@bip/contract/calendar'
import { planCalendar } from '../workdays.ts'

/** A phase that is not done. Days are `YYYY-MM-DD`; `days` are working days. */
export type OutlookPhase = {
  name: string
  startDate: string
  endDate: string
  days: number
  progress: number
  /** People that it is planned with. */
  people: number
  /** Whether somebody is scheduled on it within the days looked at. */
  isStaffed: boolean
  delayReason: string | null
}

export type OutlookOrder = {
  isPlanned: boolean
  startDate: string | null
  endDate: string | null
  promisedDate: string | null
  actualStart: string | null
  delayReason: string | null
  /** Lines whose material is needed within the days looked at and is not ready. */
  missingItems: number
  phases: readonly OutlookPhase[]
}

export type Outlook = {
  concerns: string[]
  projected: DayNumber | null
  daysLate: number
  slowPhase: string | null
  delayReason: string | null
  unstaffedPhases: number
}

/** Calendar days ahead in which people and material must be there. */
export const lookAhead = 14

const numberOf = (day: string | null): DayNumber | null => (day === null ? null : dayNumber(day))

/** The day on which so many working days are done, counted from `from` on. */
function finishOf(from: DayNumber, days: number): DayNumber {
  let at = from
  for (let left = days; ; at += 1) {
    if (planCalendar.isWorkday(at)) left -= 1
    if (left <= 0) return at
  }
}

/** Calendar days by which a phase ends later than planned when what is left of it is worked from today on; 0 before it is due to begin. */
function delayOf({ startDate, endDate, days, progress }: OutlookPhase, today: DayNumber): number {
  if (dayNumber(startDate) > today) return 0
  const left = Math.max(1, Math.ceil((days * (100 - progress)) / 100))
  return Math.max(0, finishOf(today, left) - dayNumber(endDate))
}

/** How a plan order that is not done stands on a day, and where its progress leads. */
export function outlookOf(order: OutlookOrder, today: DayNumber): Outlook {
  const { isPlanned, phases, missingItems, actualStart } = order
  const [start, end, promised] = [numberOf(order.startDate), numberOf(order.endDate), numberOf(order.promisedDate)]
  const slowest = phases
    .map((phase) => ({ phase, delay: delayOf(phase, today) }))
    .reduce<{ phase: OutlookPhase | null; delay: number }>((worst, one) => (one.delay > worst.delay ? one : worst), {
      phase: null,
      delay: 0,
    })
  const planned = Math.max(end ?? 0, ...phases.map(({ endDate }) => dayNumber(endDate)))
  const projected = planned === 0 ? null : Math.max(planned + slowest.delay, today)
  const daysLate = projected !== null && promised !== null ? Math.max(0, projected - promised) : 0
  const soon = phases.filter((phase) => dayNumber(phase.startDate) <= today + lookAhead)
  const unstaffed = soon.filter(({ people, isStaffed }) => people > 0 && !isStaffed).length
  const monday = today - weekdayOf(today)
  const startsThisWeek = start !== null && start >= monday && start < monday + 7 && actualStart === null
  const isLate = end !== null && end < today
  const concerns = [
    startsThisWeek && 'starts',
    isPlanned && start !== null && start < today && 'notStarted',
    !isLate && slowest.delay > 0 && 'slipping',
    isLate && 'late',
    unstaffed > 0 && 'noPeople',
    missingItems > 0 && 'noMaterial',
    daysLate > 0 && 'promise',
  ].filter((concern) => concern !== false)
  return {
    concerns,
    projected,
    daysLate,
    slowPhase: slowest.phase?.name ?? null,
    delayReason: slowest.phase?.delayReason ?? order.delayReason,
    unstaffedPhases: unstaffed,
  }
}
