import type { MenuNode } from '@bip/contract'
import { Drawer, SideNav } from '@bip/design-system'
import { useText } from '../app/useText.ts'
import { drawerGroups, entryKey } from './sideGroups.tsx'

type SideDrawerProps = {
  menus: readonly MenuNode[]
  entry: MenuNode | undefined
  onChoose: (key: string) => void
  onClose: () => void
}

/** The whole menu on a small screen. */
export const SideDrawer = ({ menus, entry, onChoose, onClose }: SideDrawerProps) => {
  const { t } = useText()
  return (
    <Drawer isOpen side="left" size="min(320px, 86vw)" title={t('shell.menu')} onClose={onClose}>
      <SideNav
        label={t('shell.menu')}
        style={{ inlineSize: '100%', borderInlineEnd: 0, padding: 0 }}
        groups={drawerGroups(menus)}
        selectedKey={entry && entryKey(entry)}
        onSelect={(key) => {
          onClose()
          onChoose(key)
        }}
      />
    </Drawer>
  )
}
