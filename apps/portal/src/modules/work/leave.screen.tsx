import type { ResourceScreen } from '../ResourcePages.tsx'
import { LeaveScreen } from './LeaveScreen.tsx'

export const screen: ResourceScreen = { detail: LeaveScreen }
