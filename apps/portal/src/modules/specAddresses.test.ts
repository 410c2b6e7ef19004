import { baselineMenu } from '@bip/contract/baseline'
import { expect, test } from 'vitest'
import { pageAt, specAddresses } from './specAddresses.ts'

test('an address of the specification leads to a page that the menu has, and to no other address', () => {
  const pages = new Set(baselineMenu.map(({ path }) => path))
  expect(Object.values(specAddresses).filter((path) => !pages.has(path))).toEqual([])
  expect(Object.keys(specAddresses).filter((path) => pages.has(path))).toEqual([])
})

test('pages of one record lead to those of the record here', () => {
  expect(pageAt('/crm/myClients/detail/12')).toBe('/crm/customer/detail/12')
  expect(pageAt('/crm/myClients/edit/12')).toBe('/crm/customer/edit/12')
  expect(pageAt('/crm/myClients/submit/12')).toBe('/crm/customer/edit/12')
  expect(pageAt('/crm/client/foundry/create')).toBe('/crm/foundry/create')
  expect(pageAt('/wms/warehousingEntry/12')).toBe('/wms/warehousing-entry/detail/12')
  expect(pageAt('/scm/purchaseOrder/add')).toBe('/scm/purchase-order/create')
  expect(pageAt('/scm/material/add')).toBe('/scm/material/create')
  expect(pageAt('/scm/specialExpense')).toBe('/work/special-expense')
  expect(pageAt('/scm/purchaseRequest/add')).toBe('/scm/purchase-request/create')
  expect(pageAt('/pdp/pdpSetting/planTemplate/12')).toBe('/pdp/pdp-setting/plan-template/detail/12')
  expect(pageAt('/pdp/planSheet/detail/base/12')).toBe('/pdp/plan-sheet/detail/12')
  expect(pageAt('/pdp/project/detail/budget/12')).toBe('/pdp/project/detail/12?tab=budget')
  expect(pageAt('/pdp/project/submit/12')).toBe('/pdp/project/edit/12')
  expect(pageAt('/pdp/feasibility/steps/12')).toBe('/pdp/feasibility/detail/12')
  expect(pageAt('/pdp/review/steps/12')).toBe('/pdp/review/detail/12')
  expect(pageAt('/pdp/project/case/3/12')).toBe('/pdp/project-case/detail/12')
  expect(pageAt('/crm/customer/detail/12')).toBeUndefined()
  expect(pageAt('/pdp/project/detail/12')).toBeUndefined()
  expect(pageAt('/crm/businessOpportunities/business/create')).toBe('/crm/business-opportunities/create')
  for (const [path, list] of [
    ['wireBom', 'wire-bom'],
    ['wireExecutionOrder', 'wire-execution'],
    ['wireChangeOrder', 'wire-change'],
    ['productionMasterPlan', 'mo'],
  ]) {
    expect(pageAt(`/mes/${path}/add`)).toBe(`/mps/${list}/create`)
    expect(pageAt(`/mes/${path}/edit/12`)).toBe(`/mps/${list}/edit/12`)
  }
  expect(pageAt('/mes/schedulePlan/add')).toBe('/mps/work-schedule')
  expect(pageAt('/mes/schedulePlan/edit/12')).toBe('/mps/work-schedule/edit/12')
  expect(pageAt('/crm/businessOpportunities/edit/12')).toBe('/crm/business-opportunities/edit/12')
})

test('pages with the id in the query lead to the page of that record, without one to a new record or to the list', () => {
  expect(pageAt('/pdp/execution/detail', '?id=12')).toBe('/pdp/execution/detail/12')
  expect(pageAt('/pdp/execution/detail')).toBe('/pdp/execution')
  expect(pageAt('/pdp/execution/edit', '?id=12')).toBe('/pdp/execution/edit/12')
  expect(pageAt('/pdp/execution/add')).toBe('/pdp/execution/create')
  expect(pageAt('/pdp/deliverystart/addorEdite', '?id=12')).toBe('/pdp/delivered/edit/12')
  expect(pageAt('/pdp/deliverystart/addorEdite')).toBe('/pdp/delivered/create')
  expect(pageAt('/pdp/projectBudget/addorEdite', '?id=12')).toBe('/pdp/project-budget/edit/12')
})
