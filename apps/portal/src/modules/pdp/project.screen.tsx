import type { ResourceScreen } from '../ResourcePages.tsx'
import { PlanButton } from './plan/PlanButton.tsx'

export const screen: ResourceScreen = { parts: { DetailActions: PlanButton } }
