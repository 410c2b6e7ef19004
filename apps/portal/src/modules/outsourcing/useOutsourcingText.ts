import { type Language, languageOf, type TextKey } from '@bip/contract'
import i18next from 'i18next'
import { useCallback } from 'react'
import { useText } from '../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type OutsourcingText } from './locales/zh-CN.ts'

/** Texts of outsourcing come with its screens. */
const bundles = { 'zh-CN': chinese, en, vi }
const ns = 'outsourcing'

export type TranslateOutsourcing = (key: TextKey<OutsourcingText>, values?: Record<string, string | number>) => string

export function useOutsourcingText(): { t: TranslateOutsourcing; language: Language } {
  const { language } = useText()
  for (const [name, bundle] of Object.entries(bundles))
    if (!i18next.hasResourceBundle(name, ns)) i18next.addResourceBundle(name, ns, bundle)
  const t = useCallback<TranslateOutsourcing>((key, values) => i18next.t(key, { ...values, lng: language, ns }), [language])
  return { t, language: languageOf(language) }
}
