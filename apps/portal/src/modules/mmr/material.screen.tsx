import type { AnyRecord } from '@bip/contract'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { TreeButton } from './bomTree/TreeButton.tsx'
import { BalanceButton } from './planner/BalanceButton.tsx'
import { ReplanButton } from './planner/ReplanButton.tsx'

const Planning = ({ record: { id } }: { record: AnyRecord }) => (
  <>
    <BalanceButton materialId={id} />
    <TreeButton materialId={id} />
    <ReplanButton materialId={id} />
  </>
)

export const screen: ResourceScreen = { parts: { DetailActions: Planning } }
