import type { AnyRecord } from '@bip/contract'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { TreeButton } from './bomTree/TreeButton.tsx'

const Levels = ({ record }: { record: AnyRecord }) => <TreeButton materialId={String(record.materialId)} />

export const screen: ResourceScreen = { parts: { DetailActions: Levels } }
