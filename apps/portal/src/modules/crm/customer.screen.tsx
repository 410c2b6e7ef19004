import { RecordTimeline } from '@bip/records/parts'
import type { ResourceScreen } from '../ResourcePages.tsx'

export const screen: ResourceScreen = { parts: { DetailExtra: RecordTimeline } }
