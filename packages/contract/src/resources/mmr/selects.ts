import { defineChoices } from '../../resource/choices.ts'

const byName = [{ names: { name: 'search', keyword: 'search' } }] as const

/** Plan orders by what the customer calls the product. */
export const customerProductSearch = defineChoices({
  key: 'customerProductSearch',
  path: '/blade-bip/mmr-plan-order/customer-product-search',
  also: [{ names: { name: 'search', keyword: 'search', customerProductName: 'search' } }],
  of: 'planOrder',
  columns: {
    customerProductName: 'customerProductName',
    lineCode: 'lineCode',
    planOrderNo: 'planOrderNo',
    planOrderStatus: 'planOrderStatus',
    customerId: 'customerId',
  },
})

/** People with the department they work in. */
export const planUserDept = defineChoices({
  key: 'planUserDept',
  path: '/blade-bip/mmr-plan-order/find-user-dept',
  also: byName,
  of: 'user',
  filter: { status: 'enabled' },
  rowKey: 'userId',
  columns: { realName: 'realName', deptId: 'deptId', postName: 'postName' },
})

/** Phases that a new plan may take. */
export const effectivePhase = defineChoices({
  key: 'effectivePhase',
  path: '/blade-bip/mmr-plan-order/find-effective-phase',
  also: byName,
  of: 'planPhaseInfo',
  filter: { isActive: 'true' },
  columns: { phaseCode: 'phaseCode', phaseName: 'phaseName', deptId: 'deptId', standardDays: 'standardDays' },
})
