import type { ResourceScreen } from '../ResourcePages.tsx'
import { SchedulePage } from './schedule/SchedulePage.tsx'
import { ViewSwitch } from './schedule/ViewSwitch.tsx'

export const screen: ResourceScreen = { list: SchedulePage, parts: { ListActions: ViewSwitch } }
