import type { CalendarEntryRow, StaffCalendar } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { daysFrom, inSight, lacking, mondayOf, openDays, rowsOf } from './calendar.ts'

const days = daysFrom('2026-11-27', 5)
const person = {
  id: 'u1',
  name: '李工',
  deptId: 'd10',
  deptName: '装配部',
  skills: [{ skill: 'electrician', certificate: '低压电工证', until: '2026-11-30' }],
}
const entry = (day: number): CalendarEntryRow => [`e${day}`, 0, day, 'day', 0, '8.0', null, false]
const calendar: StaffCalendar = {
  from: '2026-11-27',
  people: [person],
  orders: ['JH-1'],
  places: [],
  entries: [entry(0), entry(4), entry(35)],
  leaves: [{ userId: 'u1', from: '2026-11-30', to: '2026-12-05' }],
  stations: [],
  freeDays: [],
}
const [row] = rowsOf(calendar, days)

test('days count over the end of a month, and weeks begin on Monday', () => {
  expect(days).toEqual(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'])
  expect([mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual(['2026-11-23', '2026-11-30'])
})

test('a day that is scheduled though it is on leave is told as a conflict', () => {
  expect([[...(row?.entries.keys() ?? [])], [...(row?.leave ?? [])], row?.conflicts]).toEqual([[0, 4], [3, 4], 1])
})

test('an answer that begins on another day is drawn at its own days', () => {
  const [shifted] = rowsOf({ ...calendar, from: '2026-11-26' }, days)
  expect([...(shifted?.entries.keys() ?? [])]).toEqual([3])
})

test('filling leaves out what is taken in the shift, and free days and leave where that is wanted', () => {
  if (!row) throw new Error('There is no row.')
  const given = { days, freeDays: new Set(['2026-11-29']), shift: 'day' }
  expect(openDays(row, [0, 4], { ...given, isSkipping: true })).toEqual(['2026-11-28'])
  expect(openDays(row, [0, 4], { ...given, isSkipping: false })).toEqual(['2026-11-28', '2026-11-29', '2026-11-30'])
  expect(openDays(row, [0, 0], { ...given, shift: 'night', isSkipping: true })).toEqual(['2026-11-27'])
})

test('only rows and days near the eye are drawn', () => {
  expect(inSight(3000, 600, 30, 300)).toEqual([94, 126])
  expect(inSight(0, 600, 30, 10)).toEqual([0, 10])
})

test('somebody is told to lack a skill or a certificate on the days on which it does not hold', () => {
  const station = { id: 's1', name: '电装工位', skills: ['electrician', 'tester'], qualification: '低压电工证' }
  expect(lacking(person, station, ['2026-11-27', '2026-11-30'])).toBeNull()
  expect(lacking(person, station, ['2026-11-30', '2026-12-01'])).toBe('skill')
  expect(lacking(person, { ...station, skills: [] }, ['2026-12-01'])).toBe('qualification')
  expect(lacking(person, { ...station, skills: ['welder'] }, ['2026-11-27'])).toBe('skill')
  expect(lacking(person, { ...station, skills: [], qualification: null }, ['2026-12-01'])).toBeNull()
})
