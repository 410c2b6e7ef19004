import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { type ApiText, text as chinese } from './locales/zh-CN.ts'

const textsOf = bundledTexts<ApiText>('api', { 'zh-CN': chinese, en, vi })

/** The texts of the page of calls in the language on show. */
export const useApiText = (): Texts<TextKey<ApiText>> => textsOf(useText().language)
