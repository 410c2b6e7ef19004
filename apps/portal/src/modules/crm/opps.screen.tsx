import type { ResourceScreen } from '../ResourcePages.tsx'
import { OppsPage } from './opps/OppsPage.tsx'
import { ViewSwitch } from './opps/ViewSwitch.tsx'

export const screen: ResourceScreen = { list: OppsPage, parts: { ListActions: ViewSwitch } }
