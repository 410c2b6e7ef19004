import { en } from './en.ts'
import { vi } from './vi.ts'
import { type Messages, zhCN } from './zh-CN.ts'

export type { Messages } from './zh-CN.ts'

/** The languages of the interface; Chinese is the first. */
export type Locale = 'zh-CN' | 'en' | 'vi'

export const locales = ['zh-CN', 'vi', 'en'] as const satisfies readonly Locale[]

/** A key of one of the design system's own strings. */
export type MessageKey = keyof Messages

export const catalogues: Record<Locale, Messages> = { 'zh-CN': zhCN, en, vi }
