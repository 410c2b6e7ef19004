import { Avatar, IconButton, Kbd, LanguageSwitch, Menu, ThemeSwitch } from '@bip/design-system'
import { CircleHelp, KeyRound, LogOut, Maximize, Minimize, Rows3, Search } from '@bip/design-system/icons'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showLanguage } from '../app/i18n.ts'
import { preferences, usePreferences } from '../app/preferences.ts'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { Bell } from './Bell.tsx'
import { SearchButton } from './Shell.styles.ts'

const densities = ['compact', 'normal', 'roomy'] as const

function useFullscreen(): [boolean, () => void] {
  const [isFull, setFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  return [isFull, () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())]
}

type TopToolsProps = { onSearch: () => void; onHelp: () => void; onSignOut: () => void }

/** The right end of the top bar. */
export const TopTools = ({ onSearch, onHelp, onSignOut }: TopToolsProps) => {
  const { t } = useText()
  const { user } = useSession()
  const { language, theme, density } = usePreferences()
  const navigate = useNavigate()
  const [isFull, toggleFull] = useFullscreen()
  return (
    <>
      <SearchButton type="button" onClick={onSearch}>
        <Search size={16} />
        {t('shell.search')}
        <Kbd>Ctrl K</Kbd>
      </SearchButton>
      <Bell />
      <IconButton
        icon={isFull ? <Minimize size={16} /> : <Maximize size={16} />}
        label={t(isFull ? 'shell.exitFullscreen' : 'shell.fullscreen')}
        onPress={toggleFull}
      />
      <LanguageSwitch
        value={language}
        onChange={(next) => {
          void showLanguage(next).then(() => preferences.set({ language: next }))
        }}
      />
      <ThemeSwitch value={theme} onChange={(next) => preferences.set({ theme: next })} />
      <Menu
        trigger={
          <IconButton
            icon={<Avatar name={user?.realName ?? ''} src={user?.avatar || undefined} size={26} />}
            label={t('shell.me')}
          />
        }
        items={[
          ...densities.map((key) => ({
            key,
            label: `${t('shell.density')} · ${t(`shell.${key}`)}`,
            icon: <Rows3 size={16} />,
            isSelected: key === density,
          })),
          { separator: true as const },
          { key: 'password', label: t('shell.changePassword'), icon: <KeyRound size={16} /> },
          { key: 'help', label: t('shell.help'), icon: <CircleHelp size={16} />, shortcut: '?' },
          { separator: true as const },
          { key: 'logout', label: t('shell.logout'), icon: <LogOut size={16} />, tone: 'danger' as const },
        ]}
        onAction={(key) => {
          const chosen = densities.find((candidate) => candidate === key)
          if (chosen) preferences.set({ density: chosen })
          else if (key === 'password') navigate('/resetPassword')
          else if (key === 'help') onHelp()
          else onSignOut()
        }}
      />
    </>
  )
}
