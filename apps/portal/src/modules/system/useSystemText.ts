import type { Language, TextKey } from '@bip/contract'
import i18next from 'i18next'
import { useCallback } from 'react'
import { useText } from '../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type SystemText } from './locales/zh-CN.ts'

/** Texts of the administration come with its screens, so that nobody else waits for them. */
const bundles: Record<Language, SystemText> = { 'zh-CN': chinese, en, vi }
const ns = 'system'

export type TranslateSystem = (key: TextKey<SystemText>, values?: Record<string, string | number>) => string

/** The administration's texts in the language on show. */
export function useSystemText(): { t: TranslateSystem; language: string } {
  const { language } = useText()
  for (const [name, bundle] of Object.entries(bundles))
    if (!i18next.hasResourceBundle(name, ns)) i18next.addResourceBundle(name, ns, bundle)
  const t = useCallback<TranslateSystem>((key, values) => i18next.t(key, { ...values, lng: language, ns }), [language])
  return { t, language }
}
