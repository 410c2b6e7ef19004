import { RecordTimeline } from '@bip/records/parts'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { WhoseCustomers } from './customer/WhoseCustomers.tsx'

export const screen: ResourceScreen = { parts: { DetailExtra: RecordTimeline, ListActions: WhoseCustomers } }
