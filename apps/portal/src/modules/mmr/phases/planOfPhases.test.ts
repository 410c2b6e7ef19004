import type { PhasePlan, PlannedPhase } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { movesOf, orderKey, planOfPhases } from './planOfPhases.ts'

const phase = (id: string, startDate: string, endDate: string, more: Partial<PlannedPhase> = {}): PlannedPhase => ({
  ...{ id, version: 3, planOrderId: 'o1', name: id, deptId: 'd10', stationId: 's1', people: 4, startDate, endDate },
  ...{ progress: 0, isPinned: false, reason: null },
  ...more,
})
const whole: PhasePlan = {
  orders: [{ id: 'o1', orderNo: 'JH-1', name: '装配线', priority: 'normal', promisedDate: '2026-12-09' }],
  phases: [
    phase('design', '2026-11-09', '2026-11-13', { progress: 100 }),
    phase('assembly', '2026-11-30', '2026-12-02'),
    phase('test', '2026-12-07', '2026-12-09'),
  ],
  departments: [
    { id: 'd10', name: '装配部', max: 20 },
    { id: 'd11', name: '无关', max: 5 },
  ],
  stations: [{ id: 's1', name: '一号', max: 1 }],
  holidays: [],
  workedDays: [],
  mayMove: true,
  maySchedule: true,
}
const plan = () => planOfPhases(whole, '2026-11-20', { dept: (name) => `${name} P`, station: (name) => `${name} S` })
const versions = new Map(whole.phases.map(({ id, version }) => [id, version]))
const later = (key: string, date: string) => [
  { kind: 'setTask' as const, key, set: { constraint: { type: 'startNoEarlier' as const, date } } },
]

test('phases stand on their stored days below their order, with the load of what is used alone', () => {
  const drawn = plan()
  expect(drawn.isSummary(orderKey('o1'))).toBe(true)
  expect(drawn.input.resources).toEqual([
    { key: 'd d10', name: '装配部 P', units: 20 },
    { key: 's s1', name: '一号 S', units: 1 },
  ])
  expect(drawn.taskOf('assembly')).toMatchObject({ duration: 3, status: 'toStart' })
  expect(drawn.taskOf('design').assignments).toEqual([])
})

test('a phase that moves takes the later ones along, tells that the promise breaks, and is stored with them', () => {
  const drawn = plan()
  const edits = later('assembly', '2026-12-07')
  expect(drawn.preview(edits).brokenDeadlines).toMatchObject([{ key: 'test', days: 5 }])
  const effect = drawn.apply(edits)
  expect(movesOf(drawn, { edits, effect }, versions)).toEqual([
    { id: 'assembly', version: 3, startDate: '2026-12-07', endDate: '2026-12-09' },
    { id: 'test', version: 3, startDate: '2026-12-10', endDate: '2026-12-14' },
  ])
})

test('progress is stored with its phase, and names, links and orders are not changed here', () => {
  const drawn = plan()
  const edits = [{ kind: 'setTask' as const, key: 'assembly', set: { progress: 40 } }]
  expect(movesOf(drawn, { edits, effect: drawn.apply(edits) }, versions)).toMatchObject([{ id: 'assembly', progress: '40' }])
  const effect = { moved: [], summaries: [], brokenDeadlines: [], held: [], inverse: [] }
  expect(movesOf(drawn, { edits: [{ kind: 'removeLink', key: 'x' }], effect }, versions)).toBeNull()
  expect(movesOf(drawn, { edits: [{ kind: 'setTask', key: 'test', set: { name: 'x' } }], effect }, versions)).toBeNull()
  expect(movesOf(drawn, { edits: later(orderKey('o1'), '2026-12-07'), effect }, versions)).toBeNull()
})
