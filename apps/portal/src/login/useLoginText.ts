import type { Language, TextKey } from '@bip/contract'
import i18next from 'i18next'
import { useCallback } from 'react'
import { useText } from '../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type LoginText } from './locales/zh-CN.ts'

/** Texts of the other ways to sign in come with them, so that a password does not wait for them. */
const bundles: Record<Language, LoginText> = { 'zh-CN': chinese, en, vi }
const ns = 'login'

export type TranslateLogin = (key: TextKey<LoginText>, values?: Record<string, string | number>) => string

/** Their texts in the language on show. */
export function useLoginText(): { t: TranslateLogin; language: string } {
  const { language } = useText()
  for (const [name, bundle] of Object.entries(bundles))
    if (!i18next.hasResourceBundle(name, ns)) i18next.addResourceBundle(name, ns, bundle)
  const t = useCallback<TranslateLogin>((key, values) => i18next.t(key, { ...values, lng: language, ns }), [language])
  return { t, language }
}
