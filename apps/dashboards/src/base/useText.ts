import { createTexts, languageOf, type TextKey, type Texts } from '@bip/contract'
import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { WallText } from '../locales/zh-CN.ts'

type Key = TextKey<WallText>

const textsOf = (i18n: I18n) =>
  createTexts<Key>((language, key, values) => i18n.t(key, { ...values, lng: language, ns: 'dashboards' }))

const known = new WeakMap<I18n, ReturnType<typeof textsOf>>()

/** This app's texts in the language on show. */
export function useText(): Texts<Key> {
  const { i18n } = useTranslation('dashboards')
  const texts = known.get(i18n) ?? textsOf(i18n)
  known.set(i18n, texts)
  return texts(languageOf(i18n.language))
}
