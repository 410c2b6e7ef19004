import type { AnyRecord } from '@bip/contract'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { TreeButton } from './bomTree/TreeButton.tsx'
import { MaterialPlan } from './planner/MaterialPlan.tsx'
import { ReplanButton } from './planner/ReplanButton.tsx'
import { RunButton } from './planner/RunButton.tsx'

const Levels = ({ record }: { record: AnyRecord }) => (
  <>
    <TreeButton materialId={String(record.materialId)} />
    <ReplanButton materialId={String(record.materialId)} />
  </>
)

export const screen: ResourceScreen = { parts: { ListActions: RunButton, DetailActions: Levels, DetailExtra: MaterialPlan } }
