import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type StaffText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<StaffText>('staff', { 'zh-CN': chinese, en, vi })

/** The texts of the calendar of people in the language on show. */
export const useStaffText = (): Texts<TextKey<StaffText>> => textsOf(useText().language)
