import type { ResourceScreen } from '../ResourcePages.tsx'
import { FeaSteps } from './fea/FeaSteps.tsx'
import { FeaView } from './fea/FeaView.tsx'

export const screen: ResourceScreen = { parts: { DetailTop: FeaSteps, DetailExtra: FeaView } }
