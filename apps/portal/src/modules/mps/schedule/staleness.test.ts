import type { ScheduleBar, SchedulePlan } from '@bip/contract/resources'
import { expect, it } from 'vitest'
import { stalenessOf } from './staleness.ts'

const at = (hour: number) => new Date(Date.parse('2026-11-24T00:00:00Z') + hour * 3_600_000).toISOString()
const bar = (from: number, to: number, more: Partial<ScheduleBar> = {}) =>
  ({ stationId: 's', start: at(from), end: at(to), status: '1', ...more }) as ScheduleBar
const stop = (from: number, to: number, changed: number) => ({
  ...{ stationId: 's', start: at(from), end: at(to), changedAt: at(changed) },
})
const planOf = (more: Partial<SchedulePlan>): SchedulePlan => ({
  ...{
    now: at(0),
    mark: '1.1',
    mayEdit: true,
    changedItems: null,
    stations: [],
    bars: [],
    stops: [],
    ranAt: at(-5),
    reported: 0,
  },
  ...more,
})

it.each([
  ['what should be over, unless it is paused', planOf({ bars: [bar(-4, -1), bar(-4, -1, { status: '2' }), bar(-1, 2)] }), [1, 0]],
  ['what is not placed never', planOf({ bars: [bar(-4, -1, { start: null, end: null, stationId: null })] }), [0, 0]],
  ['a stop that was entered since', planOf({ bars: [bar(1, 9)], stops: [stop(4, 5, -1)] }), [0, 1]],
  ['not a stop that the run knew and went around', planOf({ bars: [bar(1, 9)], stops: [stop(4, 5, -6)] }), [0, 0]],
  ['what begins in a stop, whenever that was entered', planOf({ bars: [bar(4, 9)], stops: [stop(3, 5, -6)] }), [0, 1]],
  [
    'not a stop that is over, or at another station',
    planOf({ bars: [bar(1, 9, { stationId: 't' })], stops: [stop(4, 5, -1)] }),
    [0, 0],
  ],
] as const)('a plan is left behind by %s', (_, plan, [overrun, stopped]) => {
  expect(stalenessOf(plan)).toEqual({ overrun, stopped, reported: 0 })
})
