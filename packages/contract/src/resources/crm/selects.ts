import { defineChoices } from '../../resource/choices.ts'

/** Customers as other systems of the company choose them. */
export const customerSelect = defineChoices({
  key: 'customerSelect',
  path: '/blade-bip/customer/select',
  also: [{ names: { name: 'search', keyword: 'search' } }],
  of: 'customer',
  columns: { fullname: 'fullname', cmCode: 'cmCode', shortName: 'shortName' },
})

/** People of the company, by employee number. */
export const hrSelect = defineChoices({
  key: 'hrSelect',
  path: '/blade-bip/dc/hr/select',
  also: [{ names: { name: 'search', keyword: 'search' } }],
  of: 'user',
  filter: { status: 'enabled' },
  columns: { realName: 'realName', fnumber: 'fnumber', postName: 'postName', deptId: 'deptId' },
})
