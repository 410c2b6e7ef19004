import type { ResourceScreen } from '../ResourcePages.tsx'
import { CountsPage } from './overview/CountsPage.tsx'
import { CountsViewSwitch } from './overview/CountsViewSwitch.tsx'

export const screen: ResourceScreen = { list: CountsPage, parts: { ListActions: CountsViewSwitch } }
