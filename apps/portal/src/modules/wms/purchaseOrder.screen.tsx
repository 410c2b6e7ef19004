import type { AnyRecord } from '@bip/contract'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { AmendButtons } from './amend/AmendButtons.tsx'
import { Versions } from './amend/Versions.tsx'
import { DeliverButton } from './progress/DeliverButton.tsx'
import { OrderProgress } from './progress/OrderProgress.tsx'

const Actions = ({ record }: { record: AnyRecord }) => (
  <>
    <DeliverButton side="receive" record={record} />
    <AmendButtons record={record} />
  </>
)

const Below = ({ record }: { record: AnyRecord }) => (
  <>
    <OrderProgress side="receive" record={record} />
    <Versions record={record} />
  </>
)

export const screen: ResourceScreen = { parts: { DetailActions: Actions, DetailExtra: Below } }
