import {
  type CalendarException,
  type CalendarSpec,
  calendarOf,
  type DayNumber,
  dayNumber,
  dayText,
  type Shift,
  standardCalendar,
  type WorkingCalendar,
  weekdayOf,
} from '@bip/contract/calendar'
import { below, type Node } from './parseXml.ts'
import { ProjectFileError } from './projectFile.ts'
import { isOnDay } from './recurrence.ts'

/** The calendars of a file, and who goes by which. */
export type FileCalendars = {
  specs: CalendarSpec[]
  ofProject: string | null
  /** Keys by the names of people who do not work by the calendar of the project. */
  ofPeople: ReadonlyMap<string, string>
  /** Key of a calendar by its uid; null for none. */
  keyOf: (uid: string | undefined) => string | null
  /** The calendar of a key; the usual one where there is none. */
  working: (key: string | null) => WorkingCalendar
}

/** A longer run of days is a mistake in one of them. */
const maxDays = 3660

/** The midnight that ends a day is written as the one that begins it. */
const clockOf = (text: string | undefined, edge: 'from' | 'to'): string => {
  const clock = (text ?? '').slice(0, 5)
  return edge === 'to' && clock === '00:00' ? '24:00' : clock
}

const shiftsOf = (node: Node): Shift[] =>
  node.texts.get('DayWorking') === '0'
    ? []
    : below(node, 'WorkingTime').map(({ texts }) => [clockOf(texts.get('FromTime'), 'from'), clockOf(texts.get('ToTime'), 'to')])

const periodOf = (node: Node): { from: DayNumber; to: DayNumber } | null => {
  const texts = below(node, 'TimePeriod')[0]?.texts
  const [from, to] = [texts?.get('FromDate')?.slice(0, 10), texts?.get('ToDate')?.slice(0, 10)]
  if (!from || !to) return null
  const first = dayNumber(from)
  return { from: first, to: Math.min(dayNumber(to), first + maxDays) }
}

/** 0 for Monday; the format counts from Sunday, which is 1. */
const weekdayIn = (node: Node): number => (Number(node.texts.get('DayType')) + 5) % 7

/** Runs of days on which a rule of a calendar holds. */
function exceptionsOf(node: Node): CalendarException[] {
  const period = periodOf(node)
  if (!period) return []
  const name = node.texts.get('Name')
  const rest = { shifts: shiftsOf(node), ...(name && { name }) }
  const runs: { from: DayNumber; to: DayNumber }[] = []
  for (let day = period.from; day <= period.to; day += 1) {
    if (!isOnDay(node, day, period.from)) continue
    const last = runs.at(-1)
    if (last?.to === day - 1) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs.map(({ from, to }) => ({ from: dayText(from), ...(to > from && { to: dayText(to) }), ...rest }))
}

/** A week that differs for some time, day by day. */
function otherWeek(node: Node): CalendarException[] {
  const period = periodOf(node)
  const days = new Map(below(node, 'WeekDay').map((one) => [weekdayIn(one), shiftsOf(one)]))
  const found: CalendarException[] = []
  for (let day = period?.from ?? 0; period && day <= period.to; day += 1) {
    const shifts = days.get(weekdayOf(day))
    if (shifts) found.push({ from: dayText(day), shifts })
  }
  return found
}

/** Weekdays that a calendar names, and days on which it differs; older files tell these as days of no week. */
function ownOf(node: Node): { week: ReadonlyMap<number, Shift[]>; exceptions: CalendarException[] } {
  const days = below(node, 'WeekDay')
  const special = days.filter(({ texts }) => texts.get('DayType') === '0')
  return {
    week: new Map(days.filter((one) => !special.includes(one)).map((one) => [weekdayIn(one), shiftsOf(one)])),
    exceptions: [
      ...special.flatMap(exceptionsOf),
      ...below(node, 'WorkWeek').flatMap(otherWeek),
      ...below(node, 'Exception').flatMap(exceptionsOf),
    ],
  }
}

/** A calendar together with the one that it is made from. Throws `badCalendar`. */
function specOf(node: Node, key: string, base: CalendarSpec): CalendarSpec {
  try {
    const { week, exceptions } = ownOf(node)
    const all = [...(base.exceptions ?? []), ...exceptions]
    const spec: CalendarSpec = {
      key,
      week: base.week.map((shifts, weekday) => week.get(weekday) ?? shifts),
      ...(all.length > 0 && { exceptions: all }),
    }
    calendarOf(spec)
    return spec
  } catch {
    throw new ProjectFileError({ code: 'badCalendar', name: key })
  }
}

const free: CalendarSpec = { key: '', week: [[], [], [], [], [], [], []] }
const isOwn = (node: Node): boolean => node.below.size > 0

/** All calendars of a project file. Throws `badCalendar`. */
export function calendarsIn(root: Node): FileCalendars {
  const nodes = below(root, 'Calendar')
  const byUid = new Map<string, CalendarSpec>()
  const used = new Set<string>()
  const nameOf = (node: Node): string => {
    const [name, uid] = [node.texts.get('Name') ?? '', node.texts.get('UID') ?? '']
    const key = name === '' || used.has(name) ? `${name} ${uid}`.trim() : name
    used.add(key)
    return key
  }
  const isBase = ({ texts }: Node): boolean => texts.get('IsBaseCalendar') !== '0'
  for (const node of nodes.filter(isBase)) byUid.set(node.texts.get('UID') ?? '', specOf(node, nameOf(node), free))
  for (const node of nodes.filter((one) => !isBase(one))) {
    const base = byUid.get(node.texts.get('BaseCalendarUID') ?? '') ?? standardCalendar
    byUid.set(node.texts.get('UID') ?? '', isOwn(node) ? specOf(node, nameOf(node), base) : base)
  }
  const specs = [...new Set(byUid.values())].filter((one) => one !== standardCalendar)
  const keyOf = (uid: string | undefined): string | null => {
    const spec = byUid.get(uid ?? '')
    return spec && spec !== standardCalendar ? spec.key : null
  }
  const ofProject = keyOf(root.texts.get('CalendarUID')) ?? specs[0]?.key ?? null
  const ofPeople = new Map<string, string>()
  for (const { texts } of below(root, 'Resource')) {
    const [name, key] = [texts.get('Name'), keyOf(texts.get('CalendarUID'))]
    if (name && key !== null && key !== ofProject) ofPeople.set(name, key)
  }
  const made = new Map(specs.map((spec) => [spec.key, calendarOf(spec)]))
  const usual = calendarOf(standardCalendar)
  return { specs, ofProject, ofPeople, keyOf, working: (key) => made.get(key ?? '') ?? usual }
}
