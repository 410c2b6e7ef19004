import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../app/bundledTexts.ts'
import { useText } from '../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type LoginText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<LoginText>('login', { 'zh-CN': chinese, en, vi })

/** The texts of the other ways to sign in, in the language on show. */
export const useLoginText = (): Texts<TextKey<LoginText>> => textsOf(useText().language)
