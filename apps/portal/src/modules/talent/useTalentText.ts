import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../app/bundledTexts.ts'
import { useText } from '../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type TalentText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<TalentText>('talent', { 'zh-CN': chinese, en, vi })

/** The texts of recruiting in the language on show. */
export const useTalentText = (): Texts<TextKey<TalentText>> => textsOf(useText().language)
