import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type FlowText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<FlowText>('flow', { 'zh-CN': chinese, en, vi })

/** The texts of process monitoring in the language on show. */
export const useFlowText = (): Texts<TextKey<FlowText>> => textsOf(useText().language)
