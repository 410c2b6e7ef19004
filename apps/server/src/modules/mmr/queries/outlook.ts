import { type DayNumber, dayNumber, weekdayOf } from '@bip/contract/calendar'
import { type PlanDays, usualDays } from '../workdays.ts'

/** A phase that is not done. Days are `YYYY-MM-DD`. */
export type OpenPhase = {
  id: string
  planOrderId: string
  customerProductName: string
  planOrderStatus: string
  phaseName: string
  deptId: string | null
  stationId: string | null
  leaderId: string | null
  startDate: string
  endDate: string
  delayReason: string | null
  /** Percent. */
  progress: number
  neededPeople: number
  scheduledPeople: number
  /** Lines whose material is not ready. */
  missingMaterials: number
  missingNames: string | null
  /** Another phase of its order that is not done comes before it. */
  follows: boolean
}

/** How a phase stands on a day, and where its progress leads. */
export type Outlook = {
  isStarting: boolean
  isLate: boolean
  /** Calendar days past its end. */
  lateDays: number
  /** Calendar days by which it will end later than planned. */
  slip: number
  projectedEnd: DayNumber
  lacksPeople: boolean
  lacksMaterial: boolean
  lateCause: 'previous' | 'material' | 'people' | 'notBegun' | 'slow' | null
}

/** Calendar days ahead in which a phase counts as starting, and in which people and material must be there. */
const [startsWithin, lookAhead] = [7, 14]

/** Working days from one day to another, both counted. */
function workdays(from: DayNumber, to: DayNumber, { isWorkday }: PlanDays): number {
  let count = 0
  for (let day = from; day <= to; day += 1) if (isWorkday(day)) count += 1
  return count
}

/** The day on which so many working days are done, counted from `from` on. */
function finishOf(from: DayNumber, days: number, { isWorkday }: PlanDays): DayNumber {
  let at = from
  for (let left = days; ; at += 1) {
    if (isWorkday(at)) left -= 1
    if (left <= 0) return at
  }
}

/** The working days that a phase has by its dates, less its progress, are worked from `today` on; before it is due to begin it keeps its dates. */
export function judged(phase: OpenPhase, today: DayNumber, calendar: PlanDays = usualDays): Outlook {
  const { progress, neededPeople, scheduledPeople, missingMaterials } = phase
  const [start, end] = [dayNumber(phase.startDate), dayNumber(phase.endDate)]
  const left = Math.max(1, Math.ceil((workdays(start, end, calendar) * (100 - progress)) / 100))
  const slip = start > today ? 0 : Math.max(0, finishOf(today, left, calendar) - end)
  const isSoon = start <= today + lookAhead
  const stands = {
    isStarting: progress === 0 && start >= today && start < today + startsWithin,
    isLate: end < today || (progress === 0 && start < today),
    lateDays: Math.max(0, today - end),
    lacksPeople: isSoon && neededPeople > scheduledPeople,
    lacksMaterial: isSoon && missingMaterials > 0,
  }
  return { ...stands, slip, projectedEnd: end + slip, lateCause: stands.isLate ? causeOf(phase, stands) : null }
}

function causeOf(
  { follows, progress }: OpenPhase,
  { lacksPeople, lacksMaterial }: Pick<Outlook, 'lacksPeople' | 'lacksMaterial'>,
): Outlook['lateCause'] {
  if (follows) return 'previous'
  if (lacksMaterial) return 'material'
  if (lacksPeople) return 'people'
  return progress === 0 ? 'notBegun' : 'slow'
}

export type OutlookOrder = {
  isPlanned: boolean
  startDate: string | null
  endDate: string | null
  promisedDate: string | null
  actualStart: string | null
  delayReason: string | null
}

const numberOf = (day: string | null): DayNumber | null => (day === null ? null : dayNumber(day))

/** How a plan order that is not done stands on a day, by its phases that are not done, and where they lead. */
export function outlookOf(order: OutlookOrder, phases: readonly (OpenPhase & Outlook)[], today: DayNumber) {
  const [start, end, promised] = [numberOf(order.startDate), numberOf(order.endDate), numberOf(order.promisedDate)]
  const slowest = phases.toSorted((a, b) => b.slip - a.slip)[0]
  const slip = slowest?.slip ?? 0
  const planned = Math.max(end ?? 0, ...phases.map(({ endDate }) => dayNumber(endDate)))
  const projected = planned === 0 ? null : Math.max(planned + slip, today)
  const daysLate = projected !== null && promised !== null ? Math.max(0, projected - promised) : 0
  const withoutPeople = phases.filter(({ lacksPeople }) => lacksPeople).length
  const missing = phases.reduce((sum, { lacksMaterial, missingMaterials }) => sum + (lacksMaterial ? missingMaterials : 0), 0)
  const monday = today - weekdayOf(today)
  const isLate = end !== null && end < today
  const concerns = [
    start !== null && start >= monday && start < monday + 7 && order.actualStart === null && 'starts',
    order.isPlanned && start !== null && start < today && 'notStarted',
    !isLate && slip > 0 && 'slipping',
    isLate && 'late',
    withoutPeople > 0 && 'noPeople',
    missing > 0 && 'noMaterial',
    daysLate > 0 && 'promise',
  ].filter((concern) => concern !== false)
  const slow = slip > 0 ? slowest : undefined
  return {
    concerns,
    projected,
    daysLate,
    slowPhase: slow?.phaseName ?? null,
    delayReason: slow?.delayReason ?? order.delayReason,
    missing,
    withoutPeople,
  }
}
