import { createTexts, type Language, type TextKey } from '@bip/contract'
import i18next from 'i18next'

/** Texts that come with the screens which use them, so that nobody else waits for them; `ns` is their namespace of i18next. */
export const bundledTexts = <Text extends object>(ns: string, bundles: Record<Language, Text>) =>
  createTexts<TextKey<Text>>((language, key: string, values) => {
    if (!i18next.hasResourceBundle(language, ns)) i18next.addResourceBundle(language, ns, bundles[language])
    return i18next.t(key, { ...values, lng: language, ns })
  })
