import type { ResourceScreen } from '../ResourcePages.tsx'
import { BeginNumberInput } from './nameplate/BeginNumberInput.tsx'

export const screen: ResourceScreen = { parts: { inputs: { beginNumber: BeginNumberInput } } }
