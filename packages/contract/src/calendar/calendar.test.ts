import { describe, expect, it } from 'vitest'
import { type CalendarSpec, calendarOf, standardCalendar } from './calendarOf.ts'
import { dayNumber, dayText, weekdayOf } from './day.ts'
import type { Shift } from './hours.ts'
import { finishDay, startDay, wallText, wallTime } from './wallTime.ts'

const office: readonly Shift[] = standardCalendar.week[0] ?? []
const shifts: CalendarSpec = {
  key: 'three shifts',
  week: [
    ...Array(5).fill([
      ['06:00', '14:00'],
      ['14:00', '22:00'],
      ['22:00', '06:00'],
    ]),
    [],
    [],
  ],
}
const golden: CalendarSpec = {
  ...standardCalendar,
  key: 'golden week',
  exceptions: [
    { from: '2026-10-01', to: '2026-10-07', shifts: [], name: '国庆节' },
    { from: '2026-10-10', shifts: office, name: '调休上班' },
  ],
}
const at = (text: string): number => wallTime(text)

describe('days', () => {
  it('go to numbers and back over leap years, centuries and the years before 1970', () => {
    expect(dayNumber('1970-01-01')).toBe(0)
    for (const text of ['1969-12-31', '2000-02-29', '2024-02-29', '2026-11-24', '2100-03-01', '9999-12-31'])
      expect(dayText(dayNumber(text))).toBe(text)
    expect(weekdayOf(dayNumber('2026-11-23'))).toBe(0)
    expect(weekdayOf(dayNumber('1969-12-28'))).toBe(6)
  })

  it.each(['2026-02-29', '2026-13-01', '24.11.2026', '2026-1-1', ''])('refuse %j', (text) => {
    expect(() => dayNumber(text)).toThrow('is not a day')
  })

  it('take midnight as the end of the day before', () => {
    expect(dayText(finishDay(wallTime('2026-11-24', 'end')))).toBe('2026-11-24')
    expect(dayText(startDay(at('2026-11-24')))).toBe('2026-11-24')
    expect(wallText(at('2026-11-24T13:05'))).toBe('2026-11-24T13:05')
    expect(() => at('2026-11-24T25:00')).toThrow('is not a time')
  })
})

describe('working time', () => {
  it.each([
    ['a day from its morning', standardCalendar, '2026-11-23T08:00', 480, '2026-11-23T17:00'],
    ['over a weekend', standardCalendar, '2026-11-27T13:00', 480, '2026-11-30T12:00'],
    ['from a Saturday', standardCalendar, '2026-11-28T10:00', 60, '2026-11-30T09:00'],
    ['over a holiday into a worked Saturday', golden, '2026-09-30T08:00', 4 * 480, '2026-10-10T17:00'],
    ['through the night', shifts, '2026-11-23T20:00', 600, '2026-11-24T06:00'],
    ['the last night of the week', shifts, '2026-11-27T22:00', 481, '2026-11-30T06:01'],
  ])('ends %s', (_, spec, from, minutes, to) => {
    const calendar = calendarOf(spec)
    expect(wallText(calendar.plus(at(from), minutes))).toBe(to)
    expect(calendar.between(at(from), at(to))).toBe(minutes)
    expect(calendar.nextStart(calendar.minus(at(to), minutes))).toBe(calendar.nextStart(at(from)))
  })

  it('begins in the morning and ends in the evening at the same working minute', () => {
    const calendar = calendarOf(standardCalendar)
    expect(wallText(calendar.nextStart(at('2026-11-27T17:00')))).toBe('2026-11-30T08:00')
    expect(wallText(calendar.lastEnd(at('2026-11-30T08:00')))).toBe('2026-11-27T17:00')
  })

  it('is found centuries away, in both directions', () => {
    const calendar = calendarOf(standardCalendar)
    const far = calendar.plus(at('2026-11-23T08:00'), 480 * 50_000)
    expect(calendar.between(at('2026-11-23T08:00'), far)).toBe(480 * 50_000)
    expect(wallText(calendar.minus(far, 480 * 50_000))).toBe('2026-11-23T08:00')
    expect(wallText(calendar.minus(at('2026-11-23T08:00'), 480 * 50_000)).slice(0, 4)).toBe('1835')
  })

  it('of two calendars is where both work', () => {
    const both = calendarOf(shifts).common(calendarOf(golden))
    expect(both.hoursOn(dayNumber('2026-10-10')).total).toBe(0)
    expect(both.hoursOn(dayNumber('2026-11-23')).spans).toEqual([480, 720, 780, 1020])
    const night = calendarOf({ key: 'night', week: [...Array(7).fill([['20:00', '23:00']])] })
    expect(() => night.common(calendarOf(standardCalendar))).toThrow('has no working hours')
  })

  it('is the same wherever one looks from', () => {
    const zone = process.env.TZ
    const ends = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'].map((other) => {
      process.env.TZ = other
      // Clocks change in these weeks: 29 March in Europe, 8 March in America, 5 April on Lord Howe Island.
      return ['2026-03-06', '2026-03-27', '2026-04-03'].map((day) =>
        wallText(calendarOf(standardCalendar).plus(at(`${day}T08:00`), 2 * 480)),
      )
    })
    process.env.TZ = zone
    expect(new Set(ends.map(String))).toEqual(new Set(['2026-03-09T17:00,2026-03-30T17:00,2026-04-06T17:00']))
  })
})

it('a calendar that cannot be is refused', () => {
  expect(() => calendarOf({ key: 'short', week: [[]] })).toThrow('has 1 weekdays')
  expect(() => calendarOf({ key: 'free', week: [[], [], [], [], [], [], []] })).toThrow('no working hours')
  expect(() => calendarOf({ ...golden, exceptions: [{ from: '2026-10-07', to: '2026-10-01', shifts: [] }] })).toThrow('last day')
})
