import type { ResourceScreen } from '../ResourcePages.tsx'
import { LocationMapPage } from './locationMap/LocationMapPage.tsx'

export const screen: ResourceScreen = { list: LocationMapPage }
