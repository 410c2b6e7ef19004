import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type ReviewText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<ReviewText>('review', { 'zh-CN': chinese, en, vi })

/** The texts of design reviews in the language on show. */
export const useReviewText = (): Texts<TextKey<ReviewText>> => textsOf(useText().language)
