import type { AnyRecord } from '@bip/contract'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { QuickLogButton } from './quickLog/QuickLogButton.tsx'

const FollowUp = ({ record: { id, customerId, _labels } }: { record: AnyRecord }) => (
  <QuickLogButton start={{ customerId: String(customerId), customerName: _labels?.customerId, followsId: id }} />
)

const Log = () => <QuickLogButton />

export const screen: ResourceScreen = { parts: { ListActions: Log, DetailActions: FollowUp } }
