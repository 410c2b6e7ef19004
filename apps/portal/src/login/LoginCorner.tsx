import { LanguageSwitch, ThemePopover } from '@bip/design-system'
import { showLanguage } from '../app/i18n.ts'
import { preferences, usePreferences } from '../app/preferences.ts'

/** Language and theme, fetched after the form: nobody waits for them to sign in. */
export const LoginCorner = () => {
  const { language, theme } = usePreferences()
  return (
    <>
      <LanguageSwitch
        value={language}
        onChange={(next) => {
          void showLanguage(next).then(() => preferences.set({ language: next }))
        }}
      />
      <ThemePopover theme={theme} onThemeChange={(next) => preferences.set({ theme: next })} />
    </>
  )
}
