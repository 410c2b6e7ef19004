import type { DayNumber } from '@bip/contract/calendar'
import type { PlanDays } from '../workdays.ts'
import type { Hold, Load, PhaseTask, Placed, Short } from './load.ts'

/** When the last material comes that a phase lacks; the order that brings it, none where it has to be ordered yet. */
export type Arrival = { day: DayNumber; name: string; no: string | null }

/** A phase that keeps its days, because work on it has begun or somebody pinned it. */
type Fixed = { start: DayNumber; end: DayNumber; hasBegun: boolean }

/** A phase to be placed, or one of the same order that the others have to go round. */
export type Step = PhaseTask & { arrival?: Arrival; fixed?: Fixed }

/** Why a phase begins on its day: the order begins, the phase before it ends, material comes, or nothing was free any earlier (or later). */
export type Why =
  | { kind: 'start' | 'promise' }
  | { kind: 'previous' | 'next'; name: string }
  | { kind: 'material'; arrival: Arrival }
  | { kind: 'hold'; hold: Hold }

export type Scheduled = Placed & {
  why: Why
  /** It asks for more people than there are. */
  short?: Short
  /** The pinned phase behind it, which begins before it ends. */
  collides?: string
}

/** Days that are looked through for room; a plan that finds none within them is not one. */
const horizon = 3000

type Asking = {
  orderNo: string
  /** In the order in which they are done. */
  phases: readonly Step[]
  load: Load
  calendar: PlanDays
}

/**
 * Places phases one behind the other from a day on, each on the first working days on which its material, its station and its people are
 * there. Those that are fixed stay and are not answered. The load takes them up. Undefined where there is no room within the horizon.
 */
export function scheduleForward({ orderNo, phases, load, calendar }: Asking, from: DayNumber): Scheduled[] | undefined {
  const placed: Scheduled[] = []
  let [next, last] = [from, '']
  for (const [at, step] of phases.entries()) {
    if (step.fixed) {
      next = Math.max(next, step.fixed.end + 1)
      last = step.name
      continue
    }
    const { phase, short } = load.fitted(step)
    const arrival = step.arrival && step.arrival.day > next ? step.arrival : undefined
    const found = firstRoom({ phase, orderNo, load, calendar }, arrival?.day ?? next)
    if (!found) return undefined
    const before: Why = last === '' ? { kind: 'start' } : { kind: 'previous', name: last }
    const why: Why = found.hold ? { kind: 'hold', hold: found.hold } : arrival ? { kind: 'material', arrival } : before
    const one: Scheduled = { ...placedOn(phase, orderNo, found.days), why, ...(short && { short }) }
    const pinned = phases.slice(at + 1).find(({ fixed }) => fixed && !fixed.hasBegun && fixed.start <= one.end)
    load.add(one, found.days)
    placed.push(pinned ? { ...one, collides: pinned.name } : one)
    next = one.end + 1
    last = step.name
  }
  return placed
}

/**
 * Places phases one before the other so that the last one ends on a day, none before `earliest` or before its material comes. Undefined where
 * that day cannot be kept; the load is then as it was.
 */
export function scheduleBackward(
  { orderNo, phases, load, calendar }: Asking,
  { end, earliest }: { end: DayNumber; earliest: DayNumber },
): Scheduled[] | undefined {
  const placed: { one: Scheduled; days: DayNumber[] }[] = []
  const firsts = firstDays(phases, earliest)
  let [next, later] = [end, '']
  for (const [at, step] of [...phases.entries()].reverse()) {
    if (step.fixed) {
      // What has begun stands in nobody's way: whatever comes before it in the plan is done beside it.
      if (!step.fixed.hasBegun) [next, later] = [Math.min(next, step.fixed.start - 1), step.name]
      continue
    }
    const { phase, short } = load.fitted(step)
    const found = lastRoom({ phase, orderNo, load, calendar }, next, firsts[at] ?? earliest)
    if (!found) return undefined
    const behind: Why = later === '' ? { kind: 'promise' } : { kind: 'next', name: later }
    const why: Why = found.hold ? { kind: 'hold', hold: found.hold } : behind
    const one: Scheduled = { ...placedOn(phase, orderNo, found.days), why, ...(short && { short }) }
    placed.push({ one, days: found.days })
    next = one.start - 1
    later = step.name
  }
  for (const { one, days } of placed) load.add(one, days)
  return placed.toReversed().map(({ one }) => one)
}

const placedOn = (phase: PhaseTask, orderNo: string, days: readonly DayNumber[]): Placed => ({
  ...phase,
  orderNo,
  start: days[0] as DayNumber, // a phase has a day at least
  end: days.at(-1) as DayNumber,
})

/** The first day of each phase by what is fixed before it and by its material. */
function firstDays(phases: readonly Step[], earliest: DayNumber): DayNumber[] {
  let day = earliest
  return phases.map(({ fixed, arrival }) => {
    const own = Math.max(day, arrival?.day ?? day)
    if (fixed) day = Math.max(day, fixed.end + 1)
    return own
  })
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
