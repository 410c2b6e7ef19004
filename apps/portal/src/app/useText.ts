import type { TextKey } from '@bip/contract'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortalText } from '../locales/zh-CN.ts'

export type Translate = (key: TextKey<PortalText>, values?: Record<string, string | number>) => string

/** This app's texts in the language on show; a key that no text has does not compile. */
export function useText(): { t: Translate; language: string } {
  const { i18n } = useTranslation('portal')
  const { language } = i18n
  const t = useCallback<Translate>((key, values) => i18n.t(key, { ...values, lng: language, ns: 'portal' }), [i18n, language])
  return { t, language }
}
