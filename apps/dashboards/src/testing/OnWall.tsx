import type { Language } from '@bip/contract'
import { DesignProvider } from '@bip/design-system'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { text as en } from '../locales/en.ts'
import { text as vi } from '../locales/vi.ts'
import { text as zh } from '../locales/zh-CN.ts'

const texts = { 'zh-CN': zh, en, vi }

/** A wall in a story: its theme and texts, apart from those of other apps on the page. */
export const OnWall = ({ language, children }: { language: Language; children: ReactNode }) => {
  const instance = i18next.createInstance({
    lng: language,
    fallbackLng: false,
    defaultNS: 'dashboards',
    interpolation: { escapeValue: false },
    resources: { [language]: { dashboards: texts[language] } },
    initAsync: false,
  })
  void instance.init()
  return (
    <I18nextProvider i18n={instance}>
      <DesignProvider theme="wall" locale={language}>
        {children}
      </DesignProvider>
    </I18nextProvider>
  )
}
