import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type OppsText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<OppsText>('opps', { 'zh-CN': chinese, en, vi })

/** The texts of opportunities in the language on show. */
export const useOppsText = (): Texts<TextKey<OppsText>> => textsOf(useText().language)
