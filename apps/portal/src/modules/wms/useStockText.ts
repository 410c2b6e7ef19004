import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../app/bundledTexts.ts'
import { useText } from '../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type StockText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<StockText>('stock', { 'zh-CN': chinese, en, vi })

/** The texts of the warehouse's pages in the language on show. */
export const useStockText = (): Texts<TextKey<StockText>> => textsOf(useText().language)
