import { RecordTimeline } from '@bip/records/parts'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { MergeButton } from './customer/merge/MergeButton.tsx'
import { NameInput } from './customer/similar/NameInput.tsx'
import { WhoseCustomers } from './customer/WhoseCustomers.tsx'

export const screen: ResourceScreen = {
  parts: {
    ListActions: WhoseCustomers,
    DetailActions: MergeButton,
    DetailExtra: RecordTimeline,
    inputs: { fullname: NameInput },
  },
}
