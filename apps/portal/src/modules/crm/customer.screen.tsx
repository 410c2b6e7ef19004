import { RecordTimeline } from '@bip/records/parts'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { CustomerActions } from './customer/CustomerActions.tsx'
import { NameInput } from './customer/similar/NameInput.tsx'
import { WhoseCustomers } from './customer/WhoseCustomers.tsx'

export const screen: ResourceScreen = {
  parts: {
    ListActions: WhoseCustomers,
    DetailActions: CustomerActions,
    DetailExtra: RecordTimeline,
    inputs: { fullname: NameInput },
  },
}
