import type { ResourceScreen } from '../ResourcePages.tsx'
import { Comparing } from './compare/Comparing.tsx'

export const screen: ResourceScreen = { parts: { DetailExtra: Comparing } }
