import type { ResourceScreen } from '../ResourcePages.tsx'
import { StaffPage } from './staff/StaffPage.tsx'
import { StaffViewSwitch } from './staff/StaffViewSwitch.tsx'

export const screen: ResourceScreen = { list: StaffPage, parts: { ListActions: StaffViewSwitch } }
