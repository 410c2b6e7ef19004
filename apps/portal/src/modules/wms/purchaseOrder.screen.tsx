import type { ResourceScreen } from '../ResourcePages.tsx'
import { AmendButtons } from './amend/AmendButtons.tsx'
import { Versions } from './amend/Versions.tsx'

export const screen: ResourceScreen = { parts: { DetailActions: AmendButtons, DetailExtra: Versions } }
