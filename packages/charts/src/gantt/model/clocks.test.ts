import { dayNumber, dayText } from '@bip/contract/calendar'
import { afterEach, describe, expect, it } from 'vitest'
import { clockCases, clockZones } from '../fixtures/cases/clockCases.ts'
import { planOf, written, writtenPlan } from '../fixtures/cases/notation.ts'
import { slowly } from '../fixtures/cases/slowSolver.ts'
import { Plan } from './Plan.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

/** Minutes by which the clocks of a zone change between two noons. */
const changeBetween = (one: string, other: string): number =>
  new Date(`${one}T12:00`).getTimezoneOffset() - new Date(`${other}T12:00`).getTimezoneOffset()

it('the clocks of these zones do change there', () => {
  const changes = clockZones.map((zone) => {
    process.env.TZ = zone
    return [
      changeBetween('2027-03-13', '2027-03-14'),
      changeBetween('2027-03-27', '2027-03-28'),
      changeBetween('2027-04-03', '2027-04-04'),
    ]
  })
  expect(changes).toEqual([
    [0, 0, 0],
    [60, 0, 0],
    [0, 60, 0],
    [0, 0, -30],
  ])
})

describe.each(clockZones)('in %s', (zone) => {
  it.each(clockCases)('%s', (text, dates) => {
    process.env.TZ = zone
    const input = planOf(text)
    const plan = new Plan(input)
    expect(writtenPlan(plan)).toBe(dates)
    const slow = slowly(input)
    for (const { key } of input.tasks)
      expect(written(plan.calendarOf(key), slow.get(key) ?? { start: 0, finish: 0 })).toBe(
        written(plan.calendarOf(key), plan.spanOf(key)),
      )
  })

  it('a day is the same day before, in and after the night of a change', () => {
    process.env.TZ = zone
    for (const day of ['2027-03-13', '2027-03-14', '2027-03-28', '2027-03-29', '2027-04-04', '2026-10-25', '2026-11-01'])
      expect(dayText(dayNumber(day))).toBe(day)
    expect(dayNumber('2027-04-05') - dayNumber('2027-03-13')).toBe(23)
  })
})
