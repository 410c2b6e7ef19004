import { createContext, type ReactNode, useContext } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { createLocaleTools, type LocaleTools } from './locale.ts'
import type { Locale } from './texts.ts'

const made = new Map<Locale, LocaleTools>()

const toolsOf = (locale: Locale): LocaleTools => {
  const tools = made.get(locale) ?? createLocaleTools(locale)
  made.set(locale, tools)
  return tools
}

const LocaleContext = createContext<Locale>('zh-CN')

export type LocaleProviderProps = { locale: Locale; children: ReactNode }

/** Sets the language of everything below it. */
export const LocaleProvider = ({ locale, children }: LocaleProviderProps) => (
  <LocaleContext value={locale}>
    <I18nProvider locale={locale}>{children}</I18nProvider>
  </LocaleContext>
)

/** The language around the caller, its strings and its formats; Chinese where no provider is. */
export const useLocale = (): LocaleTools => toolsOf(useContext(LocaleContext))
