import {
  Avatar,
  FullScreenButton,
  IconButton,
  Kbd,
  LanguageSwitch,
  lazyPart,
  Menu,
  type MenuItem,
  ThemePopover,
} from '@bip/design-system'
import {
  Camera,
  CircleHelp,
  KeyRound,
  Lock,
  LogOut,
  MonitorSmartphone,
  QrCode,
  ScanFace,
  Search,
  Settings2,
  Star,
  Terminal,
  UserRound,
} from '@bip/design-system/icons'
import { Suspense, useState } from 'react'
import { useAuth } from '../app/auth.tsx'
import { showLanguage } from '../app/i18n.ts'
import { preferences, usePreferences } from '../app/preferences.ts'
import { isTracing } from '../app/sentRequests.ts'
import { useSession } from '../app/session.tsx'
import { useAvatar } from '../app/useAvatar.ts'
import { useIsSmall } from '../app/useIsSmall.ts'
import { useText } from '../app/useText.ts'
import { Bell } from './Bell.tsx'
import { SearchButton } from './Shell.styles.ts'
import { useToggles } from './toggles.ts'
import { WhoseMenu } from './WhoseMenu.tsx'

const DevicesDialog = lazyPart(() => import('./DevicesDialog.tsx').then((module) => module.DevicesDialog))
const AppDialog = lazyPart(() => import('./AppDialog.tsx').then((module) => module.AppDialog))
const CurlDialog = lazyPart(() => import('./curl/CurlDialog.tsx').then((module) => module.CurlDialog))
const FaceKeys = lazyPart(() => import('../login/FaceKeys.tsx').then((module) => module.FaceKeys))
const SettingsDrawer = lazyPart(() => import('./SettingsDrawer.tsx').then((module) => module.SettingsDrawer))

type TopToolsProps = {
  onSearch: () => void
  onHelp: () => void
  /** Opens a page. */
  onShow: (path: string) => void
  onLock: () => void
  onSignOut: () => void
}
type Open = 'devices' | 'face' | 'app' | 'settings' | 'curl' | null

/** The right end of the top bar; its user decides what stands there. */
export const TopTools = ({ onSearch, onHelp, onShow, onLock, onSignOut }: TopToolsProps) => {
  const { t } = useText()
  const { user } = useSession()
  const { loginModes, loginSources = [] } = useAuth().settings
  const { language, theme, density } = usePreferences()
  const { search, lock, screenshot, fullscreen, theme: hasTheme } = useToggles()
  const isSmall = useIsSmall()
  const avatar = useAvatar(user?.avatar)
  const [open, setOpen] = useState<Open>(null)
  const close = (): void => setOpen(null)
  const actions: Record<string, () => void> = {
    info: () => onShow('/info/index'),
    collection: () => onShow('/desk/collect'),
    password: () => onShow('/resetPassword'),
    devices: () => setOpen('devices'),
    face: () => setOpen('face'),
    app: () => setOpen('app'),
    settings: () => setOpen('settings'),
    lock: onLock,
    help: onHelp,
    logout: onSignOut,
  }
  const items: readonly MenuItem[] = [
    { key: 'info', label: t('info.title'), icon: <UserRound size={16} /> },
    { key: 'collection', label: t('collection.title'), icon: <Star size={16} /> },
    { key: 'password', label: t('shell.changePassword'), icon: <KeyRound size={16} /> },
    { key: 'devices', label: t('devices.title'), icon: <MonitorSmartphone size={16} /> },
    ...(loginModes.includes('face') || loginSources.length > 0
      ? [{ key: 'face', label: t('login.otherWays'), icon: <ScanFace size={16} /> }]
      : []),
    ...(isSmall ? [{ key: 'app', label: t('handheld.download'), icon: <QrCode size={16} /> }] : []),
    { separator: true },
    { key: 'settings', label: t('settings.title'), icon: <Settings2 size={16} /> },
    { key: 'help', label: t('shell.help'), icon: <CircleHelp size={16} />, shortcut: '?' },
    ...(lock ? [{ key: 'lock', label: t('lock.lock'), icon: <Lock size={16} />, shortcut: 'Alt L' }] : []),
    { key: 'logout', label: t('shell.logout'), icon: <LogOut size={16} />, tone: 'danger' },
  ]
  return (
    <>
      {search && (
        <SearchButton type="button" onClick={onSearch} aria-label={t('shell.search')}>
          <Search size={16} />
          <span>{t('shell.search')}</span>
          <Kbd>Ctrl K</Kbd>
        </SearchButton>
      )}
      <Bell onShow={onShow} />
      {!isSmall && <IconButton icon={<QrCode size={16} />} label={t('handheld.download')} onPress={() => setOpen('app')} />}
      {isTracing && !isSmall && (
        <IconButton icon={<Terminal size={16} />} label={t('curl.title')} onPress={() => setOpen('curl')} />
      )}
      {screenshot && !isSmall && (
        <IconButton
          icon={<Camera size={16} />}
          label={t('shell.screenshot')}
          onPress={() => void import('./screenshot.ts').then(({ takeScreenshot }) => takeScreenshot(t('shell.noScreenshot')))}
        />
      )}
      {fullscreen && !isSmall && <FullScreenButton />}
      <LanguageSwitch
        value={language}
        onChange={(next) => {
          void showLanguage(next).then(() => preferences.set({ language: next }))
        }}
      />
      {hasTheme && !isSmall && (
        <ThemePopover
          theme={theme}
          onThemeChange={(next) => preferences.set({ theme: next })}
          density={density}
          onDensityChange={(next) => preferences.set({ density: next })}
        />
      )}
      <Menu
        trigger={<IconButton icon={<Avatar name={user?.realName ?? ''} src={avatar} size={26} />} label={t('shell.me')} />}
        header={user && <WhoseMenu user={user} />}
        items={items}
        onAction={(key) => actions[key]?.()}
      />
      <Suspense fallback={null}>
        {open === 'devices' && <DevicesDialog onClose={close} />}
        {open === 'face' && <FaceKeys onClose={close} />}
        {open === 'app' && <AppDialog onClose={close} />}
        {open === 'curl' && <CurlDialog onClose={close} />}
        {open === 'settings' && <SettingsDrawer onClose={close} />}
      </Suspense>
    </>
  )
}
