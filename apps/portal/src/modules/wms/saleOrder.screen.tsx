import type { AnyRecord } from '@bip/contract'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { DeliverButton } from './progress/DeliverButton.tsx'
import { OrderProgress } from './progress/OrderProgress.tsx'

const Actions = ({ record }: { record: AnyRecord }) => <DeliverButton side="issue" record={record} />
const Below = ({ record }: { record: AnyRecord }) => <OrderProgress side="issue" record={record} />

export const screen: ResourceScreen = { parts: { DetailActions: Actions, DetailExtra: Below } }
