import type { ResourceScreen } from '../ResourcePages.tsx'
import { LotTraces } from './trace/LotTraces.tsx'

export const screen: ResourceScreen = { parts: { DetailExtra: LotTraces } }
