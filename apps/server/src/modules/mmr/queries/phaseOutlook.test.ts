import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersOf, type Wire } from '../../../resources/testing/answers.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'

let server: RecordsServer
let admin: Caller
const { ok, read } = answersOf(() => admin)
const made: Record<string, string> = {}

const outlook = (query: Record<string, string> = {}) => read('/blade-bip/plus/query/phase-outlook', query)

const order = (more: object): Promise<Wire> =>
  ok('/blade-bip/mmr-plan-order/submit', {
    ...{ customerProductName: '电池模组装配线', customerId: made.customer, categoryId: made.category, orgId: '100006' },
    ...{ quantity: '1', unit: 'set', priority: 'normal', managerId: 'alpha-buyer' },
    ...more,
  })
const phase = (planOrderId: string, phaseName: string, startDate: string, endDate: string, more: object = {}): Promise<Wire> =>
  ok('/blade-bip/mmr-plan-order-phase/submit', {
    ...{ planOrderId, phaseName, startDate, endDate, deptId: made.dept, sort: '1', days: '5', planPeople: '2' },
    ...more,
  })

beforeAll(async () => {
  server = await startRecordsServer()
  // A Friday.
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  admin = server.as('alpha.admin')
  made.dept = (await read('/blade-system/dept/list')).records[0].id
  made.customer = (await ok('/blade-bip/customer/submit', { fullname: '苏州精工装备' })).id
  const category = { categoryCode: 'LINE', categoryName: '自动化整线', categoryType: 'line', tasks: [] }
  made.category = (await ok('/blade-bip/dc-mmr-plan-order-category/submit', category)).id
  const late = await order({ startDate: '2026-11-02', endDate: '2026-12-11', promisedDate: '2026-12-11' })
  made.late = late.id
  made.lateDesign = (await phase(late.id, '方案设计', '2026-11-09', '2026-11-13', { delayReason: 'design' })).id
  made.lateAssembly = (await phase(late.id, '机械装配', '2026-11-16', '2026-12-11', { sort: '2', delayReason: 'people' })).id
  const next = await order({ startDate: '2026-11-23', endDate: '2026-12-04', promisedDate: '2026-12-31' })
  made.next = next.id
  made.nextDesign = (await phase(next.id, '方案设计', '2026-11-23', '2026-11-27', { planPeople: '1' })).id
})
afterAll(() => server.stop())

it('tells which phases start this week, which are late, and what holds them up', async () => {
  const { records } = await outlook({ ascs: 'endDate' })
  expect(records).toMatchObject([
    { id: made.lateDesign, isLate: true, lateDays: '7', lateCause: 'people', isStarting: false, delayReason: 'design' },
    { id: made.nextDesign, isLate: false, lateCause: null, isStarting: true, lacksPeople: true, projectedEnd: '2026-11-27' },
    { id: made.lateAssembly, isLate: true, lateDays: '0', lateCause: 'previous', projectedEnd: '2026-12-17' },
  ])
  expect((await outlook({ isStarting: 'true' })).records).toMatchObject([{ id: made.nextDesign }])
  expect((await outlook({ isLate: 'true', lateCause: 'previous' })).total).toBe(1)
})

it('counts people who are scheduled, and material that is not there, against what a phase needs', async () => {
  await ok('/blade-bip/mmr-staff-schedule/submit', {
    ...{
      userId: 'alpha-buyer',
      workDate: '2026-11-24',
      shift: 'day',
      planOrderId: made.next,
      phaseId: made.nextDesign,
      hours: '8.0',
    },
  })
  const material = await ok('/blade-bip/ScmMaterial/material-submit', {
    ...{ materialCode: '01.01', materialName: '机架', category: 'semi', unit: 'pcs', orgId: '100006', leadDays: '5' },
  })
  await ok('/blade-bip/mmr-plan-order-item/submit', {
    ...{ planOrderId: made.next, itemNo: '10', materialId: material.id, quantity: '4', readyQuantity: '1' },
  })
  expect((await outlook({ planOrderId: made.next ?? '' })).records).toMatchObject([
    { scheduledPeople: '1', lacksPeople: false, missingMaterials: '1', missingNames: '机架', lacksMaterial: true },
  ])
})

it('adds up by department, and by category, phase and reason of delay', async () => {
  expect((await read('/blade-bip/plus/query/department-outlook')).records).toMatchObject([
    { deptId: made.dept, openPhases: '3', startingPhases: '1', latePhases: '2', maxLate: '7' },
  ])
  const by = async (by: string) => (await read('/blade-bip/plus/query/plan-statistics', { by })).records
  expect(await by('category')).toMatchObject([
    { groupKey: made.category, groupName: '自动化整线', orders: '2', phases: '3', phasesLate: '1' },
  ])
  expect(await by('phase')).toMatchObject([
    { groupName: '方案设计', phases: '2', phasesLate: '1', lateShare: '50.0', lateDays: '7' },
    { groupName: '机械装配', phasesLate: '0' },
  ])
  expect(await by('department')).toMatchObject([{ groupKey: made.dept, phases: '3' }])
  expect(await by('delayReason')).toMatchObject([{ groupKey: 'design', groupName: '设计变更' }, { groupKey: 'people' }])
})
