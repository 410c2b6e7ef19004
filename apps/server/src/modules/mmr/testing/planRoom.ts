import { answersOf, type Wire } from '../../../resources/testing/answers.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'

export const orders = '/blade-bip/mmr-plan-order'

export type PlanRoom = Awaited<ReturnType<typeof openPlanRoom>>

/** A server on a Friday, with a customer, two standard phases and a category of three tasks, and what makes plan orders of it. */
export async function openPlanRoom() {
  const server: RecordsServer = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  const admin: Caller = server.as('alpha.admin')
  const { ok, read } = answersOf(() => admin)
  const made: Record<string, string> = {}
  made.customer = (await ok('/blade-bip/customer/submit', { fullname: '苏州精工装备' })).id
  const phase = (phaseCode: string, phaseName: string, sort: string) =>
    ok('/blade-bip/mmr-plan-phase-info/submit', { phaseCode, phaseName, sort, standardDays: '5' })
  made.design = (await phase('SJ', '方案设计', '10')).id
  made.assembly = (await phase('ZP', '机械装配', '20')).id
  const task = (phaseInfoId: string | undefined, taskName: string, days: string, hours: string) => ({
    phaseInfoId,
    taskName,
    days,
    hours,
  })
  const tasks = [
    task(made.design, '机械方案', '2', '16'),
    task(made.design, '评审', '1', '4'),
    task(made.assembly, '机架装配', '3', '48'),
  ]
  const category = { categoryCode: 'LINE', categoryName: '自动化整线', categoryType: 'line', tasks }
  made.category = (await ok('/blade-bip/dc-mmr-plan-order-category/submit', category)).id
  made.empty = (
    await ok('/blade-bip/dc-mmr-plan-order-category/submit', {
      ...category,
      categoryCode: 'NONE',
      categoryName: '空类别',
      tasks: [],
    })
  ).id
  const planOrder = (more: object = {}): Promise<Wire> =>
    ok(`${orders}/submit`, {
      customerProductName: '电池模组装配线',
      lineCode: 'L01',
      customerId: made.customer,
      categoryId: made.category,
      orgId: '100006',
      quantity: '1',
      unit: 'set',
      priority: 'normal',
      managerId: 'alpha-buyer',
      startDate: '2026-11-20',
      ...more,
    })
  return { server, admin, ok, read, made, planOrder }
}
