import { Avatar, FullScreenButton, IconButton, Kbd, LanguageSwitch, Menu, ThemePopover } from '@bip/design-system'
import { CircleHelp, KeyRound, LogOut, MonitorSmartphone, Search } from '@bip/design-system/icons'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showLanguage } from '../app/i18n.ts'
import { preferences, usePreferences } from '../app/preferences.ts'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { Bell } from './Bell.tsx'
import { SearchButton } from './Shell.styles.ts'

const DevicesDialog = lazy(() => import('./DevicesDialog.tsx').then((module) => ({ default: module.DevicesDialog })))

type TopToolsProps = { onSearch: () => void; onHelp: () => void; onSignOut: () => void }

/** The right end of the top bar. */
export const TopTools = ({ onSearch, onHelp, onSignOut }: TopToolsProps) => {
  const { t } = useText()
  const { user } = useSession()
  const { language, theme, density } = usePreferences()
  const navigate = useNavigate()
  const [isShowingDevices, setShowingDevices] = useState(false)
  return (
    <>
      <SearchButton type="button" onClick={onSearch}>
        <Search size={16} />
        {t('shell.search')}
        <Kbd>Ctrl K</Kbd>
      </SearchButton>
      <Bell />
      <FullScreenButton />
      <LanguageSwitch
        value={language}
        onChange={(next) => {
          void showLanguage(next).then(() => preferences.set({ language: next }))
        }}
      />
      <ThemePopover
        theme={theme}
        onThemeChange={(next) => preferences.set({ theme: next })}
        density={density}
        onDensityChange={(next) => preferences.set({ density: next })}
      />
      <Menu
        trigger={
          <IconButton
            icon={<Avatar name={user?.realName ?? ''} src={user?.avatar || undefined} size={26} />}
            label={t('shell.me')}
          />
        }
        items={[
          { key: 'password', label: t('shell.changePassword'), icon: <KeyRound size={16} /> },
          { key: 'devices', label: t('devices.title'), icon: <MonitorSmartphone size={16} /> },
          { key: 'help', label: t('shell.help'), icon: <CircleHelp size={16} />, shortcut: '?' },
          { separator: true as const },
          { key: 'logout', label: t('shell.logout'), icon: <LogOut size={16} />, tone: 'danger' as const },
        ]}
        onAction={(key) => {
          if (key === 'password') navigate('/resetPassword')
          else if (key === 'devices') setShowingDevices(true)
          else if (key === 'help') onHelp()
          else onSignOut()
        }}
      />
      {isShowingDevices && (
        <Suspense fallback={null}>
          <DevicesDialog onClose={() => setShowingDevices(false)} />
        </Suspense>
      )}
    </>
  )
}
