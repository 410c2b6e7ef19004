import type { Language } from '@bip/contract'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { PortalText } from '../locales/zh-CN.ts'

const bundles: Record<Language, () => Promise<{ text: PortalText }>> = {
  'zh-CN': () => import('../locales/zh-CN.ts'),
  en: () => import('../locales/en.ts'),
  vi: () => import('../locales/vi.ts'),
}

/** Switches the interface language; only the bundle of that language is fetched. */
export async function showLanguage(language: Language): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: language,
      defaultNS: 'portal',
      ns: ['portal'],
      fallbackLng: false,
      interpolation: { escapeValue: false },
      resources: {},
    })
  }
  if (!i18next.hasResourceBundle(language, 'portal')) {
    const { text } = await bundles[language]()
    i18next.addResourceBundle(language, 'portal', text)
  }
  await i18next.changeLanguage(language)
}
