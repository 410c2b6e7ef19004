import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type DemandText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<DemandText>('demand', { 'zh-CN': chinese, en, vi })

/** The texts of demand schedules in the language on show. */
export const useDemandText = (): Texts<TextKey<DemandText>> => textsOf(useText().language)
