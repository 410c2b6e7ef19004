import type { TextKey, Texts, Translate } from '@bip/contract'
import { bundledTexts } from '../../app/bundledTexts.ts'
import { useText } from '../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type SystemText } from './locales/zh-CN.ts'

export type TranslateSystem = Translate<TextKey<SystemText>>

const textsOf = bundledTexts<SystemText>('system', { 'zh-CN': chinese, en, vi })

/** The administration's texts in the language on show. */
export const useSystemText = (): Texts<TextKey<SystemText>> => textsOf(useText().language)
