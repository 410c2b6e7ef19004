import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type PhaseText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<PhaseText>('phasePlan', { 'zh-CN': chinese, en, vi })

/** The texts of the phases over time in the language on show. */
export const usePhaseText = (): Texts<TextKey<PhaseText>> => textsOf(useText().language)
