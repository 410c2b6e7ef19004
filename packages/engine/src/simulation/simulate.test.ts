import { expect, test } from 'vitest'
import { yearOfOffice } from '../testing/year.ts'
import { worked } from './calendar.ts'
import { simulate } from './simulate.ts'

test('a year of an office is the same for the same seed, and all that was started ends or is under way', async () => {
  const office = await yearOfOffice(7, 2)
  const report = simulate(office)
  expect(simulate(office)).toEqual(report)
  expect(simulate({ ...office, seed: 8 })).not.toEqual(report)
  expect(report.started).toBe(2 * 261)
  expect((report.ended.completed ?? 0) + report.running).toBe(report.started)
  expect(report.running).toBeLessThan(20)
  expect(Object.keys(report.steps).sort()).toEqual(['again', 'check', 'head', 'price', 'sign'])
})

test('work is done in working hours', () => {
  const friday = Date.UTC(2026, 0, 2, 16, 30)
  expect(new Date(worked(friday, 60)).toISOString()).toBe('2026-01-05T08:30:00.000Z')
  expect(new Date(worked(Date.UTC(2026, 0, 5, 11, 50), 20)).toISOString()).toBe('2026-01-05T13:10:00.000Z')
})
