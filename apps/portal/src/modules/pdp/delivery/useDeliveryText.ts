import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../../app/bundledTexts.ts'
import { useText } from '../../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type DeliveryText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<DeliveryText>('delivery', { 'zh-CN': chinese, en, vi })

/** The texts of deliveries in the language on show. */
export const useDeliveryText = (): Texts<TextKey<DeliveryText>> => textsOf(useText().language)
