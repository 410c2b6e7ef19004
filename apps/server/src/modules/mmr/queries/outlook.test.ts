import { dayNumber, dayText } from '@bip/contract/calendar'
import { expect, it } from 'vitest'
import { type OutlookOrder, type OutlookPhase, outlookOf } from './outlook.ts'

/** A Friday. */
const today = dayNumber('2026-11-20')

const phase = (more: Partial<OutlookPhase> = {}): OutlookPhase => ({
  ...{ name: '机械装配', startDate: '2026-11-16', endDate: '2026-11-27', days: 10, progress: 40, people: 3 },
  ...{ isStaffed: true, delayReason: null, ...more },
})
const order = (more: Partial<OutlookOrder> = {}): OutlookOrder => ({
  ...{ isPlanned: false, startDate: '2026-11-02', endDate: '2026-12-04', promisedDate: '2026-12-04', actualStart: '2026-11-02' },
  ...{ delayReason: null, missingItems: 0, phases: [phase()], ...more },
})
const told = (more: Partial<OutlookOrder>) => {
  const { projected, ...outlook } = outlookOf(order(more), today)
  return { ...outlook, projected: projected === null ? null : dayText(projected) }
}

it('says nothing of an order that keeps its dates', () => {
  expect(told({})).toMatchObject({ concerns: [], projected: '2026-12-04', daysLate: 0, slowPhase: null })
})

it('works what is left of a phase from today on, by working days, and moves the end of the order with it', () => {
  // Nine of ten days are left: Friday and the eight after it, to Wednesday the 2nd, five days after its planned end.
  const slow = phase({ progress: 10, delayReason: 'people' })
  expect(told({ phases: [slow] })).toMatchObject({
    ...{ concerns: ['slipping', 'promise'], projected: '2026-12-09', daysLate: 5 },
    ...{ slowPhase: '机械装配', delayReason: 'people' },
  })
})

it('tells what starts this week, what should have started, and what is past its end', () => {
  const planned = { isPlanned: true, actualStart: null, phases: [] }
  expect(told({ ...planned, startDate: '2026-11-22' }).concerns).toEqual(['starts'])
  expect(told({ ...planned, startDate: '2026-11-23' }).concerns).toEqual([])
  expect(told({ ...planned, startDate: '2026-11-13' }).concerns).toEqual(['notStarted'])
  expect(told({ endDate: '2026-11-18', promisedDate: null, phases: [] })).toMatchObject({
    ...{ concerns: ['late'], projected: '2026-11-20', daysLate: 0 },
  })
})

it('asks for people and material that are needed within two weeks, not later', () => {
  const empty = phase({ startDate: '2026-12-01', endDate: '2026-12-04', progress: 0, days: 4, isStaffed: false })
  const later = phase({ startDate: '2026-12-05', endDate: '2026-12-11', progress: 0, days: 5, isStaffed: false })
  expect(told({ phases: [empty, later], missingItems: 2, promisedDate: null })).toMatchObject({
    ...{ concerns: ['noPeople', 'noMaterial'], unstaffedPhases: 1, projected: '2026-12-11' },
  })
})

it('has no day where nothing was planned', () => {
  expect(told({ startDate: null, endDate: null, promisedDate: null, actualStart: null, phases: [] })).toMatchObject({
    ...{ concerns: [], projected: null, daysLate: 0 },
  })
})
