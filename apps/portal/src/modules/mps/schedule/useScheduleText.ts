import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type ScheduleText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<ScheduleText>('schedule', { 'zh-CN': chinese, en, vi })

/** The texts of the plan in the language on show. */
export const useScheduleText = (): Texts<TextKey<ScheduleText>> => textsOf(useText().language)
