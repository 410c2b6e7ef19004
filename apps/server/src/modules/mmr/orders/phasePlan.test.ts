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

it('waits for the material of a phase, which an order brings or which has to be ordered yet', async () => {
  const material = await ok('/blade-bip/ScmMaterial/material-submit', {
    ...{
      materialCode: 'SCREW',
      materialName: '滚珠丝杠',
      category: 'semi',
      unit: 'pcs',
      orgId: '100006',
      source: 'bought',
      leadDays: '20',
    },
  })
  await ok('/blade-bip/mmr-plan-order-item/submit', {
    ...{ planOrderId: made.urgent, itemNo: '10', materialId: material.id, quantity: '2', phaseId: made['urgent phase'] },
  })
  const first = async () => (await ok(`${plan}/propose`, wish())).orders[0].phases[0]
  expect(await first()).toMatchObject({ startDate: '2026-12-18', reason: '等待物料“滚珠丝杠”，尚未订购，最早 2026-12-18 到货' })
  const supplier = await ok('/blade-bip/ScmSupplier/supplier-submit', { supplierName: '南京工艺', taxNo: '91320100MA1MQXYZ10' })
  const bought = await ok('/blade-bip/ScmPurchaseOrder/po-submit', {
    ...{
      supplierId: supplier.id,
      orgId: '100006',
      purchaseDate: '2026-11-20',
      deliveryDate: '2026-12-10',
      purchaserId: 'alpha-buyer',
    },
    ...{ lines: [{ materialId: material.id, quantity: '2', price: '1', taxRate: '13' }] },
  })
  const { no } = await read('/blade-bip/ScmPurchaseOrder/po-detail', { id: bought.id })
  expect(await first()).toMatchObject({ startDate: '2026-12-10', reason: `等待物料“滚珠丝杠”，${no} 预计 2026-12-10 到货` })
})

it('tells what people pinned above capacity, and plans nothing more on those days', async () => {
  const { phases } = await read(plan)
  for (const { id, version } of phases)
    await ok('/blade-bip/mmr-plan-order-phase/submit', {
      id,
      version,
      isPinned: true,
      startDate: '2026-12-07',
      endDate: '2026-12-09',
    })
  await order('third', 'normal', '2026-12-31')
  const { id, version } = await read('/blade-bip/mmr-plan-order/detail', { id: made.third ?? '' })
  await ok('/blade-bip/mmr-plan-order/submit', { id, version, startDate: '2026-12-07' })
  const { over, orders } = await ok(`${plan}/propose`, { orderIds: [made.third], direction: 'forward' })
  expect(over).toMatchObject([{ kind: 'station', name: '装配一号', from: '2026-12-07', days: 3, amount: 2, max: 1 }])
  expect(orders).toMatchObject([{ phases: [{ startDate: '2026-12-10' }] }])
})

it('works on no holiday of the plant, on the Saturday that is worked instead, and says when no day is worked at all', async () => {
  const shifts = [{ days: 'workdays', shiftKind: 'day', startsAt: '08:00', endsAt: '17:00' }]
  const free = (fromDay: string, toDay: string) => ({ fromDay, toDay, isWorking: false, reason: '厂休' })
  const calendar = await ok('/blade-bip/mps/work-calendar/submit', {
    ...{ calendarCode: 'RL', calendarName: '厂历', isActive: true, shifts },
    exceptions: [
      free('2026-12-10', '2026-12-11'),
      { fromDay: '2026-12-12', isWorking: true, startsAt: '08:00', endsAt: '17:00', reason: '调班' },
      free('2028-01-01', '2028-12-31'),
    ],
  })
  expect(calendar.id).toBeTruthy()
  const third = { orderIds: [made.third], direction: 'forward' }
  expect((await ok(`${plan}/propose`, third)).orders).toMatchObject([
    { phases: [{ startDate: '2026-12-12', endDate: '2026-12-15' }] },
  ])
  expect(await read(plan)).toMatchObject({ workedDays: ['2026-12-12'] })
  server.setClock(new Date('2028-01-01T02:00:00Z'))
  expect((await admin.post(`${plan}/propose`, third)).msg).toContain('一年内没有工作日')
  server.setClock(new Date('2026-11-20T02:00:00Z'))
})
