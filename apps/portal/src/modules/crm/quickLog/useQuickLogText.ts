import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type QuickLogText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<QuickLogText>('quickLog', { 'zh-CN': chinese, en, vi })

/** The texts of the quick log in the language on show. */
export const useQuickLogText = (): Texts<TextKey<QuickLogText>> => textsOf(useText().language)
