import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type OverviewText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<OverviewText>('planOverview', { 'zh-CN': chinese, en, vi })

/** The texts of the planning overview in the language on show. */
export const useOverviewText = (): Texts<TextKey<OverviewText>> => textsOf(useText().language)
