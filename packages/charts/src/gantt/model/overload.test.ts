import { dayNumber } from '@bip/contract/calendar'
import { expect, test } from 'vitest'
import { overloadsOf } from './overload.ts'
import { Plan } from './Plan.ts'

const task = (key: string, date: string) => ({
  ...{ key, duration: 2, assignments: [{ resource: 'station', units: 1 }] },
  constraint: { type: 'startNoEarlier' as const, date },
})
const plan = (units: number) =>
  new Plan({
    start: '2026-11-23',
    tasks: [task('A', '2026-11-23'), task('B', '2026-11-26')],
    resources: [{ key: 'station', name: '装配工位', units }],
  })
const moveTo = (date: string) => [
  { kind: 'setTask' as const, key: 'B', set: { constraint: { type: 'startNoEarlier' as const, date } } },
]

test('a change tells on how many days it asks more of a resource than there is', () => {
  const one = plan(1)
  expect(overloadsOf(one, one.preview(moveTo('2026-11-24')))).toEqual([
    { resource: 'station', name: '装配工位', first: dayNumber('2026-11-24'), days: 1 },
  ])
  expect(overloadsOf(one, one.preview(moveTo('2026-11-23')))).toMatchObject([{ days: 2 }])
})

test('where there is room it tells nothing, and what is moved does not stand in its own way', () => {
  const one = plan(1)
  expect(overloadsOf(one, one.preview(moveTo('2026-11-25')))).toEqual([])
  expect(overloadsOf(one, one.preview(moveTo('2026-11-27')))).toEqual([])
  const two = plan(2)
  expect(overloadsOf(two, two.preview(moveTo('2026-11-23')))).toEqual([])
})
