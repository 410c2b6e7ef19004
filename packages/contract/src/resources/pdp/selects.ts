import { defineChoices } from '../../resource/choices.ts'
import type { Alias } from '../../resource/names.ts'

const byKeyword: readonly Alias[] = [{ names: { name: 'search', keyword: 'search' } }]
const people = { realName: 'realName', fnumber: 'fnumber', deptId: 'deptId' }
const customers = { name: 'fullname', number: 'cmCode' }

/** What an order of the ERP refers to, from the company's own records. */
export const erpCustomers = defineChoices({
  key: 'erpCustomers',
  path: '/blade-bip/dc/erp/select/customers',
  also: byKeyword,
  of: 'customer',
  columns: customers,
})
export const erpEndCustomers = defineChoices({
  key: 'erpEndCustomers',
  path: '/blade-bip/dc/erp/select/end-customers',
  also: byKeyword,
  of: 'customer',
  columns: customers,
})
export const erpMaterials = defineChoices({
  key: 'erpMaterials',
  path: '/blade-bip/dc/erp/select/materials',
  also: byKeyword,
  of: 'material',
  filter: { isActive: 'true' },
  columns: { name: 'materialName', number: 'materialCode', specification: 'specification', unit: 'unit' },
})
export const erpTpm = defineChoices({
  key: 'erpTpm',
  path: '/blade-bip/dc/erp/select/tpm',
  also: byKeyword,
  of: 'user',
  filter: { status: 'enabled' },
  columns: people,
})
export const erpSalers = defineChoices({
  key: 'erpSalers',
  path: '/blade-bip/dc/erp/select/salers',
  also: byKeyword,
  of: 'user',
  filter: { status: 'enabled' },
  columns: people,
})
export const erpDocumentaries = defineChoices({
  key: 'erpDocumentaries',
  path: '/blade-bip/dc/erp/select/documentaries',
  also: byKeyword,
  of: 'user',
  filter: { status: 'enabled' },
  columns: people,
})

/** Organisations as forms of orders choose them. */
export const orgListCache = defineChoices({
  key: 'orgListCache',
  path: '/blade-bip/org/list-cache',
  of: 'organisation',
  rowKey: 'orgId',
  columns: { orgName: 'orgName', orgCode: 'orgCode' },
})
