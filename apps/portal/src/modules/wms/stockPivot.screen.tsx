import type { ResourceScreen } from '../ResourcePages.tsx'
import { PivotPage } from './pivot/PivotPage.tsx'

export const screen: ResourceScreen = { list: PivotPage }
