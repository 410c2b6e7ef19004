import { plus } from '@bip/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersOf, type Wire } from '../../../resources/testing/answers.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'

const outlook = '/blade-bip/plus/query/plan-outlook'
let server: RecordsServer
let admin: Caller
const { ok } = answersOf(() => admin)

beforeAll(async () => {
  server = await startRecordsServer()
  // A Friday.
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  admin = server.as('alpha.admin')
})
afterAll(() => server.stop())

it('tells of each open plan order what is wrong and where it leads, asked for by what is wrong', async () => {
  const customer = await ok('/blade-bip/customer/submit', { fullname: '苏州精工装备' })
  const category = await ok('/blade-bip/dc-mmr-plan-order-category/submit', {
    ...{ categoryCode: 'LINE', categoryName: '整线', categoryType: 'line', tasks: [] },
  })
  const material = await ok('/blade-bip/ScmMaterial/material-submit', {
    ...{ materialCode: 'DJ-1', materialName: '伺服电机', category: 'standard', unit: 'pcs', referencePrice: '900' },
  })
  const order = (customerProductName: string, more: object) =>
    ok('/blade-bip/mmr-plan-order/submit', {
      ...{ customerProductName, customerId: customer.id, categoryId: category.id, orgId: '100006', quantity: '1', unit: 'set' },
      ...{ priority: 'normal', managerId: 'alpha-buyer', ...more },
    })
  const late = await order('装配线', { startDate: '2026-11-02', endDate: '2026-11-27', promisedDate: '2026-11-27' })
  await order('测试台', { startDate: '2027-01-04', endDate: '2027-02-26' })
  await ok('/blade-bip/mmr-plan-order-phase/submit', {
    ...{ planOrderId: late.id, phaseName: '机械装配', sort: '1', days: '10', planPeople: '2' },
    ...{ startDate: '2026-11-16', endDate: '2026-11-27' },
  })
  await ok('/blade-bip/mmr-plan-order-item/submit', {
    ...{ planOrderId: late.id, itemNo: '10', materialId: material.id, quantity: '2', unit: 'pcs', neededOn: '2026-11-25' },
  })
  const asked = async (query: Record<string, string>, caller = admin) => (await caller.get(outlook, query)).data.records
  expect(await asked({ concerns: 'promise' })).toMatchObject([
    {
      ...{ id: late.id, planOrderNo: late.planOrderNo, projectedDate: '2026-12-03', daysLate: '6', slowPhase: '机械装配' },
      ...{ concerns: ['notStarted', 'slipping', 'noPeople', 'noMaterial', 'promise'], missingItems: '1', unstaffedPhases: '1' },
    },
  ])
  expect(await asked({})).toHaveLength(2)
  expect((await server.as('beta.admin').get(outlook, {})).data.records).toEqual([])
  const views = (await admin.get(plus.views, { list: 'planOutlook' })).data.ready
  expect(views.map(({ name }: Wire) => name)).toContain('缺人或缺料')
  for (const { question } of views) {
    const { sort: _, ...filters } = Object.fromEntries(new URLSearchParams(question))
    expect((await admin.get(outlook, filters)).code).toBe(200)
  }
})
