import type { MenuNode } from '@bip/contract'
import { IconButton, TopBar } from '@bip/design-system'
import { Menu as MenuIcon } from '@bip/design-system/icons'
import { memo, useMemo } from 'react'
import { useAuth } from '../app/auth.tsx'
import { useIsSmall } from '../app/useIsSmall.ts'
import { useText } from '../app/useText.ts'
import { menuIcon } from '../menus/menuIcon.tsx'
import { firstPageOf, settingsTop, topMenus } from '../menus/menus.ts'
import { homePath } from '../tabs/tabs.ts'
import { Brand } from './Shell.styles.ts'
import { TopTools } from './TopTools.tsx'

export type ShellDialog = 'palette' | 'shortcuts' | 'menu'

type ShellTopProps = {
  menus: readonly MenuNode[]
  /** Id of the top menu that the page on show lies in. */
  topId: string | undefined
  /** What waits for the reader, in numbers. */
  badge: number
  onChoose: (id: string) => void
  onShow: (path: string) => void
  onOpen: (dialog: ShellDialog) => void
  onLock: () => void
  onSignOut: () => void
}

/** The bar above all pages; it stays as it is while the page changes and the top menu does not. */
export const ShellTop = memo(({ menus, topId, badge, onChoose, onShow, onOpen, onLock, onSignOut }: ShellTopProps) => {
  const { t } = useText()
  const { settings } = useAuth()
  const isSmall = useIsSmall()
  const inOrder = useMemo(() => topMenus(menus), [menus])
  const shown = isSmall ? [] : inOrder
  const tools = useMemo(
    () => (
      <TopTools
        onSearch={() => onOpen('palette')}
        onHelp={() => onOpen('shortcuts')}
        onShow={onShow}
        onLock={onLock}
        onSignOut={onSignOut}
      />
    ),
    [onOpen, onShow, onLock, onSignOut],
  )
  return (
    <TopBar
      mark={
        isSmall ? <IconButton icon={<MenuIcon size={18} />} label={t('shell.menu')} onPress={() => onOpen('menu')} /> : undefined
      }
      brand={
        <Brand type="button" onClick={() => onShow(homePath)}>
          {settings.title}
        </Brand>
      }
      menus={shown.map((menu) => ({
        key: menu.id,
        label: menu.name,
        href: firstPageOf(menu) ?? homePath,
        icon: menu.id === settingsTop ? menuIcon(menu.icon) : undefined,
        count: menu.path === homePath ? badge : undefined,
      }))}
      selectedKey={topId}
      onSelect={onChoose}
    >
      {tools}
    </TopBar>
  )
})
