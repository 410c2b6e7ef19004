import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type PlanText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<PlanText>('plan', { 'zh-CN': chinese, en, vi })

/** The texts of plans and projects in the language on show. */
export const usePlanText = (): Texts<TextKey<PlanText>> => textsOf(useText().language)
