import type { DayNumber, WorkingCalendar } from '@bip/contract/calendar'
import type { Hold, Load, PhaseTask, Placed } from './load.ts'

/** Why a phase begins on its day: the order begins, the phase before it ends, or nothing was free any earlier (or later). */
export type Why = { kind: 'start' } | { kind: 'previous'; name: string } | { kind: 'promise' } | { kind: 'hold'; hold: Hold }

export type Scheduled = Placed & { why: Why }

/** Days that are looked through for room; a plan that finds none within them is not one. */
const horizon = 3000

type Asking = {
  orderNo: string
  /** In the order in which they are done. */
  phases: readonly PhaseTask[]
  load: Load
  calendar: Pick<WorkingCalendar, 'isWorkday'>
}

/**
 * Places phases one behind the other from a day on, each on the first working days on which its station and its people have room.
 * The load takes them up. Undefined where there is no room within the horizon.
 */
export function scheduleForward({ orderNo, phases, load, calendar }: Asking, from: DayNumber): Scheduled[] | undefined {
  const placed: Scheduled[] = []
  let next = from
  for (const phase of phases) {
    const last = placed.at(-1)
    const found = firstRoom({ phase, orderNo, load, calendar }, next)
    if (!found) return undefined
    const why: Why = found.hold
      ? { kind: 'hold', hold: found.hold }
      : last
        ? { kind: 'previous', name: last.name }
        : { kind: 'start' }
    const one = { ...phase, orderNo, start: found.days[0] as DayNumber, end: found.days.at(-1) as DayNumber, why } // a phase has a day at least
    load.add(one, found.days)
    placed.push(one)
    next = one.end + 1
  }
  return placed
}

/**
 * Places phases one before the other so that the last one ends on a day, none before `earliest`. Undefined where that day cannot be kept;
 * the load is then as it was.
 */
export function scheduleBackward(
  { orderNo, phases, load, calendar }: Asking,
  { end, earliest }: { end: DayNumber; earliest: DayNumber },
): Scheduled[] | undefined {
  const placed: { one: Scheduled; days: DayNumber[] }[] = []
  let next = end
  for (const phase of phases.toReversed()) {
    const later = placed.at(-1)
    const found = lastRoom({ phase, orderNo, load, calendar }, next, earliest)
    if (!found) return undefined
    const why: Why = found.hold
      ? { kind: 'hold', hold: found.hold }
      : later
        ? { kind: 'previous', name: later.one.name }
        : { kind: 'promise' }
    const one = { ...phase, orderNo, start: found.days[0] as DayNumber, end: found.days.at(-1) as DayNumber, why }
    placed.push({ one, days: found.days })
    next = one.start - 1
  }
  for (const { one, days } of placed) load.add(one, days)
  return placed.toReversed().map(({ one }) => one)
}

type Room = { days: DayNumber[] /** What stood in the way before. */; hold?: Hold }
type Seeking = Pick<Asking, 'orderNo' | 'load' | 'calendar'> & { phase: PhaseTask }

/** The first working days in a row, at or behind a day, on which the phase has room. */
function firstRoom({ phase, orderNo, load, calendar }: Seeking, from: DayNumber): Room | undefined {
  let days: DayNumber[] = []
  let hold: Hold | undefined
  for (let day = from; day < from + horizon; day += 1) {
    if (!calendar.isWorkday(day)) continue
    const held = load.hold(phase, day, orderNo)
    hold = held ?? hold
    days = held ? [] : [...days, day]
    if (days.length >= Math.max(1, phase.days)) return { days, hold }
  }
  return undefined
}

/** The last working days in a row, at or before a day, on which the phase has room. */
function lastRoom({ phase, orderNo, load, calendar }: Seeking, to: DayNumber, earliest: DayNumber): Room | undefined {
  let days: DayNumber[] = []
  let hold: Hold | undefined
  for (let day = to; day >= earliest; day -= 1) {
    if (!calendar.isWorkday(day)) continue
    const held = load.hold(phase, day, orderNo)
    hold = held ?? hold
    days = held ? [] : [day, ...days]
    if (days.length >= Math.max(1, phase.days)) return { days, hold }
  }
  return undefined
}
