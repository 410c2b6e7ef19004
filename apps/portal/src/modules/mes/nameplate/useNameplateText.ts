import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type NameplateText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<NameplateText>('nameplate', { 'zh-CN': chinese, en, vi })

/** The texts of nameplates in the language on show. */
export const useNameplateText = (): Texts<TextKey<NameplateText>> => textsOf(useText().language)
