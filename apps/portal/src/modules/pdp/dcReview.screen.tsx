import type { ResourceScreen } from '../ResourcePages.tsx'
import { MinutesButton } from './review/MinutesButton.tsx'
import { ReviewDesk } from './review/ReviewDesk.tsx'

export const screen: ResourceScreen = { parts: { DetailActions: MinutesButton, DetailExtra: ReviewDesk } }
