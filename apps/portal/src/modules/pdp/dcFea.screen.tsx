import type { ResourceScreen } from '../ResourcePages.tsx'
import { FeaView } from './fea/FeaView.tsx'

export const screen: ResourceScreen = { parts: { DetailExtra: FeaView } }
