import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type HoursText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<HoursText>('hours', { 'zh-CN': chinese, en, vi })

/** The texts of reporting hours in the language on show. */
export const useHoursText = (): Texts<TextKey<HoursText>> => textsOf(useText().language)
