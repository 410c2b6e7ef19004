import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { DesignStyles } from '../foundations/DesignStyles.tsx'
import { endCancelledTransitions } from '../foundations/endCancelledTransitions.ts'
import { LocaleProvider } from '../foundations/LocaleProvider.tsx'
import { type Locale, locales } from '../foundations/texts.ts'
import { type ThemeName, themeNames } from '../foundations/themes.ts'
import { type Density, densities } from '../foundations/tokens.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { NotificationHost } from '../Notification/NotificationHost.tsx'
import { ToastHost } from '../Toast/ToastHost.tsx'
import { ConfirmHost } from './ConfirmHost.tsx'

/** Whether a provider stands further out: then its hosts serve, and no message appears twice. */
const InsideContext = createContext(false)

export type DesignProviderProps = {
  /** Default 'light'. */
  theme?: ThemeName
  /** Height of rows; default 'normal'. */
  density?: Density
  /** Default 'zh-CN'. */
  locale?: Locale
  children: ReactNode
}

/** The frame of every page: theme, density and language on <html>, global styles, and the hosts of toasts, notices and confirmations. */
export const DesignProvider = ({ theme = 'light', density = 'normal', locale = 'zh-CN', children }: DesignProviderProps) => {
  if (import.meta.env.DEV) warnUnknown('DesignProvider', 'theme', theme, themeNames)
  if (import.meta.env.DEV) warnUnknown('DesignProvider', 'density', density, densities)
  if (import.meta.env.DEV) warnUnknown('DesignProvider', 'locale', locale, locales)
  const isInside = use(InsideContext)
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.dataset.theme = theme
    root.dataset.density = density
    root.lang = locale
  }, [theme, density, locale])
  useLayoutEffect(() => (isInside ? undefined : endCancelledTransitions()), [isInside])

  return (
    <InsideContext value={true}>
      <LocaleProvider locale={locale}>
        {!isInside && <DesignStyles />}
        {children}
        {!isInside && <ConfirmHost />}
        {!isInside && <ToastHost />}
        {!isInside && <NotificationHost />}
      </LocaleProvider>
    </InsideContext>
  )
}
