import type { ResourceScreen } from '../ResourcePages.tsx'
import { TemplatePlan } from './template/TemplatePlan.tsx'

export const screen: ResourceScreen = { parts: { DetailExtra: TemplatePlan } }
