import type { ResourceScreen } from '../ResourcePages.tsx'
import { MinutesButton } from './review/MinutesButton.tsx'
import { ReviewDesk } from './review/ReviewDesk.tsx'
import { ReviewSteps } from './review/ReviewSteps.tsx'

export const screen: ResourceScreen = { parts: { DetailActions: MinutesButton, DetailTop: ReviewSteps, DetailExtra: ReviewDesk } }
