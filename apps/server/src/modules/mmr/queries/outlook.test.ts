import { dayNumber, dayText } from '@bip/contract/calendar'
import { expect, it } from 'vitest'
import { judged, type OpenPhase, type OutlookOrder, outlookOf } from './outlook.ts'

/** A Friday. */
const today = dayNumber('2026-11-20')

/** Two weeks from Monday the 16th, of which four days are done. */
const phase = (more: Partial<OpenPhase> = {}): OpenPhase => ({
  ...{
    id: 'p',
    planOrderId: 'o',
    customerProductName: '装配线',
    planOrderStatus: 'DC_MMR_PLAN_ORDER_STATUS_IP',
    phaseName: '机械装配',
  },
  ...{ deptId: null, stationId: null, leaderId: null, startDate: '2026-11-16', endDate: '2026-11-27', delayReason: null },
  ...{ progress: 40, neededPeople: 3, scheduledPeople: 3, missingMaterials: 0, missingNames: null, follows: false, ...more },
})
const stands = (more: Partial<OpenPhase>) => {
  const { projectedEnd, ...outlook } = judged(phase(more), today)
  return { ...outlook, projectedEnd: dayText(projectedEnd) }
}
const told = (more: Partial<OutlookOrder>, phases: OpenPhase[] = [phase()]) => {
  const order: OutlookOrder = {
    ...{
      isPlanned: false,
      startDate: '2026-11-02',
      endDate: '2026-12-04',
      promisedDate: '2026-12-04',
      actualStart: '2026-11-02',
    },
    ...{ delayReason: null, ...more },
  }
  const own = phases.map((one) => ({ ...one, ...judged(one, today) }))
  const { projected, ...outlook } = outlookOf(order, own, today)
  return { ...outlook, projected: projected === null ? null : dayText(projected) }
}

it('works what is left of a phase from today on, by working days', () => {
  expect(stands({})).toMatchObject({ isLate: false, slip: 0, projectedEnd: '2026-11-27', lateCause: null })
  // Nine of ten days are left: Friday and the eight after it, to Wednesday the 2nd.
  expect(stands({ progress: 10 })).toMatchObject({ isLate: false, slip: 5, projectedEnd: '2026-12-02' })
  expect(stands({ progress: 0 })).toMatchObject({ isLate: true, lateDays: 0, projectedEnd: '2026-12-03', lateCause: 'notBegun' })
  expect(stands({ endDate: '2026-11-18' })).toMatchObject({ isLate: true, lateDays: 2, lateCause: 'slow' })
})

it('says what holds a late phase up: the one before it, then material, then people', () => {
  const late = { progress: 0, scheduledPeople: 1, missingMaterials: 2 }
  expect(stands({ ...late, follows: true }).lateCause).toBe('previous')
  expect(stands(late).lateCause).toBe('material')
  expect(stands({ ...late, missingMaterials: 0 }).lateCause).toBe('people')
})

it('looks for people and material two weeks ahead, and tells what starts within one', () => {
  const ahead = { progress: 0, scheduledPeople: 0, missingMaterials: 1, endDate: '2026-12-18' }
  expect(stands({ ...ahead, startDate: '2026-11-26' })).toMatchObject({
    isStarting: true,
    lacksPeople: true,
    lacksMaterial: true,
  })
  expect(stands({ ...ahead, startDate: '2026-12-04' })).toMatchObject({
    isStarting: false,
    lacksPeople: true,
    lacksMaterial: true,
  })
  expect(stands({ ...ahead, startDate: '2026-12-05' })).toMatchObject({ lacksPeople: false, lacksMaterial: false, slip: 0 })
})

it('says nothing of an order that keeps its dates, and moves its end with the slowest phase', () => {
  expect(told({})).toMatchObject({ concerns: [], projected: '2026-12-04', daysLate: 0, slowPhase: null })
  expect(told({}, [phase(), phase({ progress: 10, delayReason: 'people', phaseName: '接线' })])).toMatchObject({
    ...{ concerns: ['slipping', 'promise'], projected: '2026-12-09', daysLate: 5, slowPhase: '接线', delayReason: 'people' },
  })
})

it('tells what starts this week, what should have started, and what is past its end', () => {
  const planned = { isPlanned: true, actualStart: null }
  expect(told({ ...planned, startDate: '2026-11-22' }, []).concerns).toEqual(['starts'])
  expect(told({ ...planned, startDate: '2026-11-23' }, []).concerns).toEqual([])
  expect(told({ ...planned, startDate: '2026-11-13' }, []).concerns).toEqual(['notStarted'])
  expect(told({ endDate: '2026-11-18', promisedDate: null }, [])).toMatchObject({
    ...{ concerns: ['late'], projected: '2026-11-20', daysLate: 0 },
  })
})

it('adds up what phases lack, and has no day where nothing was planned', () => {
  const empty = phase({ startDate: '2026-12-01', endDate: '2026-12-04', progress: 0, scheduledPeople: 0, missingMaterials: 2 })
  const later = { ...empty, startDate: '2026-12-05', endDate: '2026-12-11' }
  expect(told({ promisedDate: null }, [empty, later])).toMatchObject({
    ...{ concerns: ['noPeople', 'noMaterial'], withoutPeople: 1, missing: 2, projected: '2026-12-11' },
  })
  expect(told({ startDate: null, endDate: null, promisedDate: null, actualStart: null }, [])).toMatchObject({
    ...{ concerns: [], projected: null, daysLate: 0 },
  })
})
