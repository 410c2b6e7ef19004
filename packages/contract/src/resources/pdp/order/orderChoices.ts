import { defineChoices } from '../../../resource/choices.ts'
import type { Alias } from '../../../resource/names.ts'

const byKeyword: readonly Alias[] = [{ names: { name: 'search', keyword: 'search' } }]

/** Terms by which a customer pays. */
export const erpCollectionTerms = defineChoices({
  key: 'erpCollectionTerms',
  path: '/blade-bip/dc/erp/select/collectionTerms',
  also: byKeyword,
  of: 'collectionTerm',
  filter: { isActive: 'true' },
  columns: { name: 'termName', number: 'termCode' },
})

/** Who may be asked to audit the header of an order. */
export const erpHeaderAudit = defineChoices({
  key: 'erpHeaderAudit',
  path: '/blade-bip/dc/erp/select/header-audit',
  also: byKeyword,
  of: 'user',
  filter: { status: 'enabled' },
  columns: { realName: 'realName', fnumber: 'fnumber', deptId: 'deptId' },
})
