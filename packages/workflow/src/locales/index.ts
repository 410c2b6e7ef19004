import type { Language } from '@bip/contract'
import { en } from './en.ts'
import { vi } from './vi.ts'
import { type WorkflowText, zhCN } from './zh-CN.ts'

export type { TextKey } from './zh-CN.ts'

export const catalogues: Record<Language, WorkflowText> = { 'zh-CN': zhCN, en, vi }
