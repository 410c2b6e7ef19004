import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { type CustomerText, text as chinese } from './locales/zh-CN.ts'

const textsOf = bundledTexts<CustomerText>('customer', { 'zh-CN': chinese, en, vi })

/** The texts of customers in the language on show. */
export const useCustomerText = (): Texts<TextKey<CustomerText>> => textsOf(useText().language)
