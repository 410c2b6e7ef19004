import { dayNumber, dayText, weekdayOf } from '@bip/contract/calendar'
import type { CalendarPerson, CalendarStation, StaffCalendar } from '@bip/contract/resources'

/** What somebody does on a day, in one shift. */
export type CalendarEntry = {
  id: string
  shift: string
  planOrderNo: string
  hours: string
  stationName: string | undefined
  /** The person lacks what the station asks for. */
  isUnfit: boolean
}

/** A person's days: entries by the index of their day, and the indexes on leave. */
export type PersonRow = {
  person: CalendarPerson
  entries: ReadonlyMap<number, readonly CalendarEntry[]>
  leave: ReadonlySet<number>
  /** Days that are scheduled though they are on leave, or at a station that asks for what the person cannot do. */
  conflicts: number
}

/** `count` days from one on, `YYYY-MM-DD`. */
export const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayText(dayNumber(from) + at))

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => {
  const number = dayNumber(day)
  return dayText(number - weekdayOf(number))
}

/** Rows as they are drawn; what lies outside of the days on show is left out. */
export function rowsOf({ from, people, orders, places, entries, leaves }: StaffCalendar, days: readonly string[]): PersonRow[] {
  const ahead = dayNumber(from) - dayNumber(days[0] ?? from)
  const own = people.map(() => ({ entries: new Map<number, CalendarEntry[]>(), leave: new Set<number>() }))
  const positions = new Map(people.map(({ id }, at) => [id, at]))
  for (const [id, person, day, shift, order, hours, place, isUnfit] of entries) {
    const index = ahead + day
    const row = own[person]
    if (index < 0 || index >= days.length || !row) continue
    const stationName = place === null ? undefined : places[place]
    const entry = { id, shift, planOrderNo: orders[order] ?? '', hours, stationName, isUnfit }
    const same = row.entries.get(index)
    if (same) same.push(entry)
    else row.entries.set(index, [entry])
  }
  for (const { userId, from, to } of leaves) {
    const row = own[positions.get(userId) ?? -1]
    for (const [index, day] of days.entries()) if (from <= day && day <= to) row?.leave.add(index)
  }
  return people.flatMap((person, at) => {
    const row = own[at]
    if (!row) return []
    const conflicts = [...row.entries].filter(([index, own]) => row.leave.has(index) || own.some(({ isUnfit }) => isUnfit)).length
    return [{ person, ...row, conflicts }]
  })
}

/** What a person lacks of what a station asks for on one of these days: one of its skills, or its qualification. */
export function lacking(
  { skills }: CalendarPerson,
  station: CalendarStation,
  days: readonly string[],
): 'skill' | 'qualification' | null {
  const needed = station.qualification?.toLowerCase() ?? ''
  for (const day of days) {
    const valid = skills.filter(({ until }) => until === null || until >= day)
    if (station.skills.length > 0 && !valid.some(({ skill }) => station.skills.includes(skill))) return 'skill'
    if (needed && !valid.some(({ certificate }) => certificate?.toLowerCase().includes(needed))) return 'qualification'
  }
  return null
}

/** The days of a span on which somebody can be scheduled: none that is free for all or on leave, and none that is taken in that shift. */
export const openDays = (
  { leave, entries }: PersonRow,
  [first, last]: readonly [number, number],
  {
    days,
    freeDays,
    shift,
    isSkipping,
  }: { days: readonly string[]; freeDays: ReadonlySet<string>; shift: string; isSkipping: boolean },
): string[] =>
  days.slice(first, last + 1).filter((day, index) => {
    if (entries.get(first + index)?.some((entry) => entry.shift === shift)) return false
    return !isSkipping || (!freeDays.has(day) && !leave.has(first + index))
  })

/** Rows or days of one size within sight of a scroller, with some beyond either edge. */
export const inSight = (start: number, length: number, size: number, count: number): [from: number, to: number] => [
  Math.max(0, Math.floor(start / size) - 6),
  Math.min(count, Math.ceil((start + length) / size) + 6),
]
