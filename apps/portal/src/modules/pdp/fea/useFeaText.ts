import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type FeaText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<FeaText>('fea', { 'zh-CN': chinese, en, vi })

/** The texts of assessments in the language on show. */
export const useFeaText = (): Texts<TextKey<FeaText>> => textsOf(useText().language)
