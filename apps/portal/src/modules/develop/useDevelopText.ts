import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../app/bundledTexts.ts'
import { useText } from '../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type DevelopText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<DevelopText>('develop', { 'zh-CN': chinese, en, vi })

/** The texts of the code generator in the language on show. */
export const useDevelopText = (): Texts<TextKey<DevelopText>> => textsOf(useText().language)
