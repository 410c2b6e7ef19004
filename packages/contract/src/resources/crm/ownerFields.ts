import { label } from '../../i18n.ts'
import type { FieldOf } from '../../kinds/index.ts'

/** Whose a record is, as that of its customer says. */
export const ownerFields = {
  ownerId: {
    kind: 'person',
    label: label('负责人', 'Account manager', 'Người phụ trách'),
    serverOwned: true,
    indexed: true,
    width: 130,
  },
  ownerDept: {
    kind: 'reference',
    label: label('负责部门', 'Department in charge', 'Phòng ban phụ trách'),
    to: 'department',
    serverOwned: true,
    indexed: true,
    width: 140,
  },
} as const satisfies Record<string, FieldOf<'person'> | FieldOf<'reference'>>

/** Reaches go by whoever owns the customer. */
export const ownedLikeCustomer = { person: 'ownerId', department: 'ownerDept', from: 'customerId' } as const
