import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersOf } from '../../../resources/testing/answers.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'

const plan = '/blade-bip/plus/phase-plan'
let server: RecordsServer
let admin: Caller
const { ok, read } = answersOf(() => admin)
const made: Record<string, string> = {}

const order = async (key: string, priority: string, promisedDate: string): Promise<void> => {
  const { id } = await ok('/blade-bip/mmr-plan-order/submit', {
    ...{ customerProductName: key, customerId: made.customer, categoryId: made.category, orgId: '100006', quantity: '1' },
    ...{ unit: 'set', priority, startDate: '2026-11-23', promisedDate, managerId: 'alpha-buyer' },
  })
  made[key] = id
  const phase = await ok('/blade-bip/mmr-plan-order-phase/submit', {
    ...{ planOrderId: id, phaseName: '机械装配', startDate: '2026-11-23', endDate: '2026-11-25', sort: '1', days: '3' },
    stationId: made.station,
  })
  made[`${key} phase`] = phase.id
}
const wish = (direction: 'forward' | 'backward' = 'forward') => ({ orderIds: [made.late, made.urgent], direction })

beforeAll(async () => {
  server = await startRecordsServer()
  // A Friday.
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  admin = server.as('alpha.admin')
  const dept = (await read('/blade-system/dept/list')).records[0].id
  made.customer = (await ok('/blade-bip/customer/submit', { fullname: '苏州精工装备' })).id
  const category = { categoryCode: 'LINE', categoryName: '自动化整线', categoryType: 'line', tasks: [] }
  made.category = (await ok('/blade-bip/dc-mmr-plan-order-category/submit', category)).id
  const station = { stationCode: 'A1', stationName: '装配一号', deptId: dept, capacity: '1' }
  made.station = (await ok('/blade-bip/mmr-station-config/submit', station)).id
  await order('late', 'normal', '2026-11-27')
  await order('urgent', 'urgent', '2026-12-31')
})
afterAll(() => server.stop())

it('shows the phases of open orders with what stations and departments can take', async () => {
  const whole = await read(plan, { stationId: made.station ?? '' })
  expect(whole).toMatchObject({ mayMove: true, maySchedule: true, orders: [{ id: made.late }, { id: made.urgent }] })
  expect(whole.stations).toMatchObject([{ name: '装配一号', max: 1 }])
  expect(whole.phases).toHaveLength(2)
  expect((await read(plan, { categoryId: 'none' })).orders).toEqual([])
})

it('proposes the urgent order first, tells whom it makes late and why, and stores nothing', async () => {
  const { orders } = await ok(`${plan}/propose`, wish())
  expect(orders).toMatchObject([
    { id: made.urgent, daysLate: 0, phases: [{ startDate: '2026-11-23', endDate: '2026-11-25' }] },
    { id: made.late, daysLate: 3, phases: [{ startDate: '2026-11-26', endDate: '2026-11-30', fromStart: '2026-11-23' }] },
  ])
  expect(orders[1].phases[0].reason).toContain('装配一号')
  const stored = await read('/blade-bip/mmr-plan-order-phase/detail', { id: made['late phase'] ?? '' })
  expect(stored).toMatchObject({ startDate: '2026-11-23' })
})

it('plans back from promised days where they can be kept', async () => {
  const { orders } = await ok(`${plan}/propose`, wish('backward'))
  expect(orders).toMatchObject([
    { id: made.urgent, isBackward: true, phases: [{ startDate: '2026-12-29', endDate: '2026-12-31' }] },
    { id: made.late, isBackward: true, phases: [{ startDate: '2026-11-25', endDate: '2026-11-27' }] },
  ])
})

it('stores the proposal that was looked at as one, and refuses it once plans have changed', async () => {
  const { fingerprint } = await ok(`${plan}/propose`, wish())
  const other = { ...wish(), fingerprint: '0'.repeat(64) }
  expect((await admin.post(`${plan}/apply`, other)).msg).toContain('新方案')
  expect(await ok(`${plan}/apply`, { ...wish(), fingerprint })).toEqual({ phases: 1 })
  const stored = await read('/blade-bip/mmr-plan-order-phase/detail', { id: made['late phase'] ?? '' })
  expect(stored).toMatchObject({ startDate: '2026-11-26', endDate: '2026-11-30' })
  expect(await read('/blade-bip/mmr-plan-order/detail', { id: made.late ?? '' })).toMatchObject({ endDate: '2026-11-30' })
})

it('moves phases of several orders, all or none', async () => {
  const { phases } = await read(plan)
  const [one, two] = phases
  const moved = { startDate: '2026-12-07', endDate: '2026-12-09' }
  const rows = [one, two].map(({ id, version }) => ({ id, version, ...moved }))
  expect((await admin.post(`${plan}/move`, { phases: [...rows, { id: 'none', version: 1, ...moved }] })).code).not.toBe(200)
  expect((await read(plan)).phases).toMatchObject([{ startDate: one.startDate }, { startDate: two.startDate }])
  const { versions } = await ok(`${plan}/move`, { phases: rows })
  expect(versions[one.id]).toBeGreaterThan(one.version)
  expect((await read(plan)).phases).toMatchObject([moved, moved])
  expect(await read('/blade-bip/mmr-plan-order/detail', { id: made.urgent ?? '' })).toMatchObject(moved)
})
