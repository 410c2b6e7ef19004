import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type OrderText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<OrderText>('erpOrder', { 'zh-CN': chinese, en, vi })

/** The texts of ERP orders in the language on show. */
export const useOrderText = (): Texts<TextKey<OrderText>> => textsOf(useText().language)
