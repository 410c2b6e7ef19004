import { defineChoices } from '../../resource/choices.ts'
import type { Alias } from '../../resource/names.ts'

const byKeyword: readonly Alias[] = [{ names: { name: 'search', keyword: 'search' } }]
const project = { name: 'projectName', number: 'projectCode', customerId: 'customerId', managerId: 'managerId' }

/** Projects that an order of the ERP is about, found by name. */
export const erpProjectNames = defineChoices({
  key: 'erpProjectNames',
  path: '/blade-bip/dc/erp/select/projectNames',
  also: [...byKeyword, { path: '/blade-erp/feign/client/pro/project-name-list', names: { projectName: 'search' } }],
  of: 'project',
  columns: project,
})

/** The same by number. */
export const erpProjectNumbers = defineChoices({
  key: 'erpProjectNumbers',
  path: '/blade-bip/dc/erp/select/projectNumbers',
  also: byKeyword,
  of: 'project',
  columns: project,
})

/** Projects that bear the cost of an order. */
export const erpCostProject = defineChoices({
  key: 'erpCostProject',
  path: '/blade-bip/dc/erp/select/cost-project',
  also: byKeyword,
  of: 'project',
  columns: { ...project, orgId: 'orgId' },
})

/** Families of products, with the department that makes them. */
export const erpProductSeriation = defineChoices({
  key: 'erpProductSeriation',
  path: '/blade-bip/dc/erp/select/productSeriation',
  also: byKeyword,
  of: 'planProductDept',
  filter: { isActive: 'true' },
  columns: { name: 'productLine', deptId: 'deptId' },
})

/** Equipment that is sold. */
export const erpEquipmentName = defineChoices({
  key: 'erpEquipmentName',
  path: '/blade-bip/dc/erp/select/equipment-name',
  also: byKeyword,
  of: 'material',
  filter: { isActive: 'true', category: 'finished' },
  columns: { name: 'materialName', number: 'materialCode', specification: 'specification', unit: 'unit' },
})

/** Customers and sales orders, as the ERP's own pages ask for them. */
export const erpCustomerList = defineChoices({
  key: 'erpCustomerList',
  path: '/blade-erp/feign/client/pro/erp-customer-list',
  also: byKeyword,
  of: 'customer',
  columns: { name: 'fullname', number: 'cmCode' },
})
export const erpSaleOrderList = defineChoices({
  key: 'erpSaleOrderList',
  path: '/blade-erp/feign/client/pro/sale-order-list',
  also: byKeyword,
  of: 'saleOrder',
  columns: { number: 'no', customerId: 'customerId', orderDate: 'orderDate', deliveryDate: 'deliveryDate', total: 'total' },
})
