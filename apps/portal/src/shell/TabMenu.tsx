import { ContextMenuLayer, type ContextPoint, type MenuItem } from '@bip/design-system'
import { Pin, PinOff, RotateCw, X } from '@bip/design-system/icons'
import { useText } from '../app/useText.ts'
import { closableKeys, homePath } from '../tabs/tabs.ts'
import type { Tabs } from './useTabs.ts'

type TabMenuProps = {
  tabs: Tabs
  /** The tab that was pressed. */
  tabKey: string
  point: ContextPoint
  onClose: () => void
}

/** What can be done with a tab. */
export const TabMenu = ({ tabs, tabKey, point, onClose }: TabMenuProps) => {
  const { t } = useText()
  const isPinned = tabs.open.some(({ key, isPinned }) => key === tabKey && isPinned)
  const isHome = tabKey === homePath
  const many = (which: 'others' | 'right' | 'all', label: string): MenuItem => ({
    key: which,
    label,
    isDisabled: closableKeys(tabs.open, which, tabKey).length === 0,
  })
  const items: readonly MenuItem[] = [
    { key: 'reload', label: t('tabs.reload'), icon: <RotateCw size={16} /> },
    isPinned
      ? { key: 'unpin', label: t('tabs.unpin'), icon: <PinOff size={16} /> }
      : { key: 'pin', label: t('tabs.pin'), icon: <Pin size={16} />, isDisabled: isHome },
    { separator: true },
    { key: 'close', label: t('tabs.close'), icon: <X size={16} />, shortcut: 'Alt W', isDisabled: isHome },
    many('others', t('tabs.closeOthers')),
    many('right', t('tabs.closeRight')),
    many('all', t('tabs.closeAll')),
  ]
  const act = (key: string): void => {
    if (key === 'reload') void tabs.reload(tabKey)
    else if (key === 'pin' || key === 'unpin') tabs.pin(tabKey, key === 'pin')
    else if (key === 'close') void tabs.close([tabKey])
    else if (key === 'others' || key === 'right' || key === 'all') void tabs.closeMany(key, tabKey)
  }
  return <ContextMenuLayer label={t('tabs.menu')} point={point} items={items} onAction={act} onClose={onClose} />
}
