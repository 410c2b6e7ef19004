import { dayNumber } from '@bip/contract/calendar'
import { workingDays } from '../../../seed/demo/holidays.ts'
import type { Random } from '../../../seed/demo/random.ts'
import type { World } from '../../../seed/demo/world.ts'
import type { TemplateItem } from './templates.ts'

/** When an item was planned, when it is planned now, and how it went; days count from today. */
export type Scheduled = TemplateItem & {
  base: readonly [start: number, end: number]
  plan: readonly [start: number, end: number]
  status: string
  actualStart: number | null
  actualEnd: number | null
  progress: number
  delayReason: string | null
}

const reasons = ['customerChange', 'material', 'material', 'design', 'staff', 'quality', 'site'] as const

/** Working days from a day on, as days from today, as far as a plan may reach. */
function workdaysFrom(world: World, first: number): number[] {
  const calendar = workingDays(world)
  const found: number[] = []
  for (let day = first; found.length < 700; day += 1) if (calendar.isWorkday(dayNumber(world.calendar.day(day)))) found.push(day)
  return found
}

type Pass = Map<string, readonly [start: number, end: number]>

/** The first and last working day of each item, counted from 1; each begins when those before it are over. */
function forward(items: readonly TemplateItem[], daysOf: (item: TemplateItem) => number): Pass {
  const pass: Pass = new Map()
  for (const item of items) {
    if (item.type === 'phase') continue
    const start = Math.max(0, ...item.after.map((key) => pass.get(key)?.[1] ?? 0)) + 1
    pass.set(item.key, [start, start + Math.max(1, daysOf(item)) - 1])
  }
  return pass
}

export type Course = {
  /** Day of the start, from today. */
  start: number
  /** How many of its tasks take longer than planned, 0 to 1. */
  slip: number
  /** Everything is done. */
  isOver: boolean
  /** Nothing has begun. */
  isDraft: boolean
}

/** A plan as it went: what is done keeps its planned days, what is to come was planned anew behind what was late. */
export function scheduled(world: World, random: Random, items: readonly TemplateItem[], course: Course): Scheduled[] {
  const days = workdaysFrom(world, course.start)
  const dayOf = (nth: number): number => days[nth - 1] ?? days.at(-1) ?? 0
  const base = forward(items, ({ days }) => days)
  const longer = new Map(
    items.map(({ key, days }) => [key, random.chance(course.slip) ? random.whole(1, Math.ceil(days / 2) + 1) : 0]),
  )
  const real = forward(items, ({ key, days }) => days + (longer.get(key) ?? 0))
  const own = items.flatMap((item): Scheduled[] => {
    const [planned, went] = [base.get(item.key), real.get(item.key)]
    if (!planned || !went) return []
    return [itemAt(random, item, course, [dayOf(planned[0]), dayOf(planned[1])], [dayOf(went[0]), dayOf(went[1])])]
  })
  const byKey = new Map(own.map((one) => [one.key, one]))
  return items.map((item) => byKey.get(item.key) ?? phaseOf(item, own))
}

function itemAt(
  random: Random,
  item: TemplateItem,
  { isOver, isDraft }: Course,
  base: readonly [number, number],
  went: readonly [number, number],
): Scheduled {
  const [start, end] = went
  const whole = { ...item, base, delayReason: null, actualStart: null, actualEnd: null, progress: 0 }
  if (isDraft) return { ...whole, plan: base, status: 'planning' }
  if (isOver || end < -1) {
    const isLate = end > base[1]
    const reason = isLate ? random.pick(reasons) : null
    const done = { actualStart: start, actualEnd: Math.min(end, -1), progress: 100, delayReason: reason }
    return { ...whole, ...done, plan: base, status: isLate ? 'delayedCompleted' : 'completed' }
  }
  if (start > 0) return { ...whole, plan: went, status: statusToCome(random, start) }
  const share = Math.min(95, Math.max(5, Math.round(((0 - start + 1) / (end - start + 2)) * 100)))
  const running = { ...whole, actualStart: start, progress: share }
  if (base[1] < 0) return { ...running, plan: base, status: 'delayed', delayReason: random.pick(reasons) }
  return { ...running, plan: [start, Math.max(end, 0)], status: 'inProgress' }
}

/** What begins soon may stand in approval or be changed just now. */
const statusToCome = (random: Random, start: number): string =>
  start < 40 && random.chance(0.04) ? 'changing' : start > 30 && random.chance(0.05) ? 'inApproval' : 'toStart'

/** A phase goes from its first item to its last. */
function phaseOf(item: TemplateItem, all: readonly Scheduled[]): Scheduled {
  const below = all.filter(({ parent }) => parent === item.key)
  const min = (days: readonly number[]): number => Math.min(...days)
  const max = (days: readonly number[]): number => Math.max(...days)
  const isDone = below.every(({ actualEnd }) => actualEnd !== null)
  const begun = below.flatMap(({ actualStart }) => (actualStart === null ? [] : [actualStart]))
  const plan = [min(below.map(({ plan }) => plan[0])), max(below.map(({ plan }) => plan[1]))] as const
  const weight = below.reduce((sum, { days }) => sum + Math.max(1, days), 0)
  const done = below.reduce((sum, { days, progress }) => sum + Math.max(1, days) * progress, 0)
  const isPlanning = below.every(({ status }) => status === 'planning')
  const isLate = !isDone && plan[1] < 0
  return {
    ...item,
    base: [min(below.map(({ base }) => base[0])), max(below.map(({ base }) => base[1]))],
    plan,
    status: isPlanning ? 'planning' : isDone ? 'completed' : isLate ? 'delayed' : begun.length > 0 ? 'inProgress' : 'toStart',
    actualStart: begun.length > 0 ? min(begun) : null,
    actualEnd: isDone ? max(below.map(({ actualEnd }) => actualEnd ?? 0)) : null,
    progress: Math.round(done / Math.max(1, weight)),
    delayReason: null,
  }
}
