import { dayNumber, standardCalendar } from '@bip/contract/calendar'
import { expect, it } from 'vitest'
import { planOf, writtenPlan } from '../fixtures/cases/notation.ts'
import { levelled } from './levelling.ts'
import { Plan } from './Plan.ts'

const first = dayNumber('2026-11-23')

it.each([
  ['A 3 who=Li; B 2 who=Li; C 1 <B:FS', 'A 11-23..11-25; B 11-26..11-27; C 11-30..11-30'],
  ['A 2 who=Li; B 3 who=Li; C 5', 'A 11-26..11-27; B 11-23..11-25; C 11-23..11-27'],
  ['A 1 who=Li; B 1 who=Li; C 1 who=Li', 'A 11-23..11-23; B 11-24..11-24; C 11-25..11-25'],
  ['A 2 who=Li; B 2 who=Wu', 'A 11-23..11-24; B 11-23..11-24'],
  ['A 2 who=Li; B 2 who=Li began=11-23', 'A 11-25..11-26; B 11-23..11-24'],
  ['A 2 who=Li MSO=11-23; B 2 who=Li manual=11-23', 'A 11-23..11-24; B 11-23..11-24'],
])('lets tasks of the same people wait for each other: %s', (text, dates) => {
  const plan = new Plan(planOf(text))
  const before = writtenPlan(plan)
  const edits = levelled(plan, first)
  expect(writtenPlan(plan)).toBe(before)
  plan.apply(edits)
  expect(writtenPlan(plan)).toBe(dates)
  expect(levelled(plan, first)).toEqual([])
})

it('leaves alone what lies before the day', () => {
  const plan = new Plan(planOf('A 2 who=Li; B 2 who=Li'))
  expect(levelled(plan, dayNumber('2026-11-25'))).toEqual([])
})

it.each([
  // Work stops while she is away, and waits for her and for each other.
  ['A 5 who=An', 'A 11-23..12-02', 'A 11-23..12-02'],
  ['A 3 who=An; B 2 who=An', 'A 11-23..11-30; B 11-23..11-24', 'A 11-23..11-30; B 12-01..12-02'],
  ['A 2 who=An; B 2 who=An', 'A 11-23..11-24; B 11-23..11-24', 'A 11-23..11-24; B 11-30..12-01'],
])('nobody works while away, before and after levelling: %s', (text, before, after) => {
  const input = planOf(text)
  const away = { ...standardCalendar, key: 'away', exceptions: [{ from: '2026-11-25', to: '2026-11-27', shifts: [] }] }
  const plan = new Plan({
    ...input,
    calendars: [...(input.calendars ?? []), away],
    resources: [{ key: 'An', name: 'An', calendar: 'away' }],
  })
  expect(writtenPlan(plan)).toBe(before)
  plan.apply(levelled(plan, first))
  expect(writtenPlan(plan)).toBe(after)
  expect(levelled(plan, first)).toEqual([])
})
