import { type Language, languageOf, languages } from '@bip/contract'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { WallText } from '../locales/zh-CN.ts'

const bundles: Record<Language, () => Promise<{ text: WallText }>> = {
  'zh-CN': () => import('../locales/zh-CN.ts'),
  en: () => import('../locales/en.ts'),
  vi: () => import('../locales/vi.ts'),
}

/** The language of a wall: `?lang=` in its address, else the browser's. */
export function wallLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang')
  return languages.find((known) => known === asked) ?? languageOf(asked ?? navigator.language)
}

export async function showLanguage(language: Language): Promise<void> {
  const { text } = await bundles[language]()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['dashboards'],
    defaultNS: 'dashboards',
    interpolation: { escapeValue: false },
    resources: { [language]: { dashboards: text } },
  })
}
