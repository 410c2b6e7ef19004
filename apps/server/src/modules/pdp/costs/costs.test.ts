import type { AnyRecord, BulkResult, Page } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
let token: string
let auditor: string
const made: Record<string, string> = {}
beforeAll(async () => {
  const sizes = {
    customer: 5,
    planTemplate: 5,
    planTempitem: 200,
    project: 4,
    supplier: 60,
    warehouse: 3,
    warehouseLocation: 200,
    material: 40,
  }
  const orders = { purchaseOrder: 200, outsourceTechnology: 4, outsourceOrder: 60, projectBudget: 4, stockEntry: 40 }
  company = await startCompany({ sizes: { ...sizes, ...orders } })
  token = await company.signIn('admin')
  auditor = await company.signIn('buyer')
  for (const [name, path] of [
    ['supplier', 'ScmSupplier/supplier-list'],
    ['warehouse', 'dc-wms-warehouse/list'],
    ['technology', 'outsource-technology/list'],
  ] as const)
    made[name] = String((await rows(path))[0]?.id)
  const { id } = await ok('ScmMaterial/material-submit', {
    ...{ materialCode: 'COST-1', materialName: '机器人', category: 'electrical', unit: 'pcs' },
  })
  made.material = id
  made.buyer = String((await rows('project/list'))[0]?.managerId)
})
afterAll(() => company.stop())

const rows = async (path: string, query: Record<string, string> = {}) =>
  (await company.api.get<Page<AnyRecord>>(`/blade-bip/${path}`, { token, query: { size: '5', ...query } })).body.data.records
const ok = async <T = AnyRecord>(path: string, body: object, who = token): Promise<T> => {
  const answer = await company.api.post<T>(`/blade-bip/${path}`, { token: who, body })
  expect(answer.body, answer.body.msg).toMatchObject({ code: 200 })
  return answer.body.data
}
const done = async (path: string, body: object, who = token) =>
  expect((await ok<BulkResult>(path, body, who)).results).toMatchObject([{ ok: true }])
const detail = async (path: string, id: unknown) =>
  (await company.api.get<AnyRecord>(`/blade-bip/${path}/detail`, { token, query: { id: String(id) } })).body.data

/** A project with a passed budget. */
async function budgeted(lines: object[]) {
  const [other] = await rows('project/list')
  const { id: projectId } = await ok('project/submit', {
    ...{ projectName: '焊装线', projectType: 'line', projectLevel: 'B', phase: 'design', customerId: other?.customerId },
    ...{ orgId: other?.orgId, managerId: other?.managerId, planStart: '2026-12-01', planEnd: '2027-06-30', currency: 'CNY' },
  })
  const head = { projectId, edition: 'A', ownerId: other?.managerId, currency: 'CNY', threshold: '90' }
  const { id } = await ok('project-budget/submit', { ...head, lines })
  for (const action of ['apply', 'pass']) await done(`project-budget/${action}`, { ids: id })
  return { projectId, managerId: other?.managerId, budget: () => detail('project-budget', id) }
}

const buy = async (projectId: string, quantity: string, price: string, more: object = {}) => {
  const order = await ok('ScmPurchaseOrder/po-submit', {
    ...{ supplierId: made.supplier, orgId: '100006', purchaseDate: '2026-11-10', deliveryDate: '2026-12-31', projectId },
    ...{ purchaserId: made.buyer, lines: [{ materialId: made.material, quantity, price, taxRate: '13' }], ...more },
  })
  for (const step of ['po-commit', 'po-approve']) await done(`ScmPurchaseOrder/${step}`, { ids: order.id })
  return order
}

test('what is ordered for a project is committed, what is received is spent, and budget, warning and project follow at once', async () => {
  const { projectId, budget } = await budgeted([
    { costType: 'material', phase: 'making', planned: '2000', toComplete: '0' },
    { costType: 'material', phase: 'assembly', planned: '1000', toComplete: '0' },
    { costType: 'travel', planned: '500', otherCost: '120', toComplete: '80' },
  ])
  const order = await buy(projectId, '10', '100')
  expect(await budget()).toMatchObject({
    lines: [
      { committed: '666.67', booked: '0.00', forecast: '666.67' },
      { committed: '333.33', booked: '0.00' },
      { committed: '0.00', actual: '120.00', forecast: '200.00' },
    ],
    ...{ committed: '1000.00', actual: '120.00', forecast: '1200.00', variance: '2300.00', warning: 'none' },
  })
  const [line] = order.lines as AnyRecord[]
  const receipt = await ok('scm-in-stock/submit', {
    ...{ supplierId: made.supplier, warehouseId: made.warehouse, postedOn: '2026-11-20' },
    lines: [{ materialId: made.material, quantity: '4', price: '110', sourceNo: order.no, sourceLineId: line?.id }],
  })
  expect(await budget()).toMatchObject({ committed: '1000.00', actual: '120.00' })
  await done('scm-in-stock/audit', { ids: receipt.id }, auditor)
  expect(await budget()).toMatchObject({ committed: '600.00', actual: '560.00', forecast: '1240.00' })
  expect(await detail('project', projectId)).toMatchObject({ actualCost: '560.00', forecastCost: '1240.00' })
  await done('scm-in-stock/reject', { ids: receipt.id, rejectReason: '数量不符' }, auditor)
  expect(await budget()).toMatchObject({ committed: '1000.00', actual: '120.00' })
  // Amended to more, it is under approval again, and committed when it is approved.
  await ok('plus/purchase-amendment/amend', {
    orderId: order.id,
    reason: '加量',
    lines: [{ orderLineId: line?.id, quantity: '32' }],
  })
  expect(await budget()).toMatchObject({ committed: '0.00' })
  await done('ScmPurchaseOrder/po-approve', { ids: order.id })
  expect(await budget()).toMatchObject({ committed: '3200.00', forecast: '3400.00', warning: 'near' })
  const second = await buy(projectId, '1', '200')
  expect(await budget()).toMatchObject({ forecast: '3600.00', warning: 'over' })
  await done('ScmPurchaseOrder/po-invalid', { ids: second.id })
  expect(await budget()).toMatchObject({ forecast: '3400.00', warning: 'near' })
})

test('cost that nobody planned gets a line of its own, and stays with its type', async () => {
  const { projectId, budget } = await budgeted([{ costType: 'material', planned: '1000', toComplete: '0' }])
  await buy(projectId, '2', '150', { costType: 'transport' })
  const { id, lines, ...held } = await budget()
  expect(held).toMatchObject({ committed: '300.00', forecast: '300.00' })
  expect(lines).toMatchObject([
    { costType: 'material', committed: '0.00' },
    { costType: 'transport', planned: '0.00', committed: '300.00' },
  ])
})

test('outsourced work is committed when it is released and spent as it comes back and is accepted; hours cost their rate', async () => {
  await ok('execution-config/submit', {
    configName: '整线',
    projectType: 'line',
    hourRate: '100',
    validFrom: '2020-01-01',
    isActive: true,
  })
  const { projectId, managerId, budget } = await budgeted([
    { costType: 'outsourcing', planned: '2000', toComplete: '0' },
    { costType: 'labour', planned: '2000', toComplete: '0' },
  ])
  const order = await ok('ErpProcessOutsourc/submit', {
    ...{
      supplierId: made.supplier,
      orgId: '100006',
      orderedOn: '2026-11-10',
      dueOn: '2026-12-31',
      buyerId: managerId,
      projectId,
    },
    lines: [
      { materialId: made.material, technologyId: made.technology, quantity: '10', unit: 'pcs', price: '50', taxRate: '13' },
    ],
  })
  await done('ErpProcessOutsourc/release', { ids: order.id })
  expect(await budget()).toMatchObject({ committed: '500.00', actual: '0.00' })
  const [line] = order.lines as AnyRecord[]
  const receipt = await ok('plus/outsource-receipt/submit', {
    ...{ supplierId: made.supplier, orgId: '100006', handledOn: '2026-11-20', handlerId: managerId },
    lines: [
      {
        materialId: made.material,
        technologyId: made.technology,
        quantity: '6',
        unit: 'pcs',
        rejected: '1',
        rejectReason: '划伤',
        orderLineId: line?.id,
      },
    ],
  })
  await done('plus/outsource-receipt/confirm', { ids: receipt.id })
  expect(await budget()).toMatchObject({ committed: '200.00', actual: '250.00' })
  await ok('plan-item/submit', {
    ...{
      projectId,
      itemNo: '1',
      planItemName: '总装',
      ownerId: managerId,
      itemType: 'task',
      phase: 'assembly',
      actualHours: '3',
    },
    ...{ planStart: '2026-12-01', planEnd: '2026-12-04' },
  })
  expect(await budget()).toMatchObject({ actual: '550.00', forecast: '750.00' })
})

test('budgets of the demonstration say what its orders say', async () => {
  const budgets = await rows('project-budget/list', { size: '500' })
  const orders = await rows('ScmPurchaseOrder/po-list', { size: '500' })
  const projects = new Set(orders.flatMap(({ projectId }) => (projectId ? [String(projectId)] : [])))
  expect(projects.size).toBeGreaterThan(0)
  const reckoned = budgets.filter(({ projectId }) => projects.has(String(projectId)))
  for (const { id } of reckoned) {
    const { lines, actual, committed } = await detail('project-budget', id)
    const sum = (key: string) => (lines as AnyRecord[]).reduce((total, line) => total + Number(line[key]), 0).toFixed(2)
    expect([sum('actual'), sum('committed')]).toEqual([actual, committed])
  }
  const received = reckoned.reduce((total, { actual }) => total + Number(actual), 0)
  expect(received).toBeGreaterThan(0)
})
