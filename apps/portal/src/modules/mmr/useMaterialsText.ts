import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../app/bundledTexts.ts'
import { useText } from '../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type MaterialsText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<MaterialsText>('materials', { 'zh-CN': chinese, en, vi })

/** The texts of material planning in the language on show. */
export const useMaterialsText = (): Texts<TextKey<MaterialsText>> => textsOf(useText().language)
