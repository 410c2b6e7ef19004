import { createTexts, languageOf, type TextKey, type Texts, type Translate as TranslateKey } from '@bip/contract'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PortalText } from '../locales/zh-CN.ts'

export type Translate = TranslateKey<TextKey<PortalText>>

const textsOf = createTexts<TextKey<PortalText>>((language, key, values) =>
  i18next.t(key, { ...values, lng: language, ns: 'portal' }),
)

/** This app's texts in the language on show. */
export const useText = (): Texts<TextKey<PortalText>> => textsOf(languageOf(useTranslation('portal').i18n.language))
