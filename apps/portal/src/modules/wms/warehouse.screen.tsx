import type { ResourceScreen } from '../ResourcePages.tsx'
import { PlannedLocations } from './locationMap/PlannedLocations.tsx'

export const screen: ResourceScreen = { parts: { ArgsExtra: PlannedLocations } }
