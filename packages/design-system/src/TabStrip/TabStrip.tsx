import { type ComponentPropsWithRef, useId } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnNoList } from '../foundations/warnShape.ts'
import type { MenuItem } from '../Menu/menuItem.ts'
import { TabList, type TabListProps } from '../Tabs/TabList.tsx'
import type { TabHead } from '../Tabs/TabListItem.tsx'
import { tabStripTexts } from './TabStrip.texts.ts'

export type TabStripTab = TabHead & { label: string }

export type TabStripProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  tabs: readonly TabStripTab[]
  selectedKey: string
  onSelect: (key: string) => void
  /** Called by the button of a closable tab, Delete and the middle mouse button. */
  onClose: (key: string) => void
  /** Closes all closable but the one given. */
  onCloseOthers?: (key: string) => void
  onCloseAll?: () => void
  /** Lets tabs be dragged, and moved with Ctrl+Shift and the arrows; called with all keys in their new order. */
  onReorder?: (keys: readonly string[]) => void
  /** Id of the element that shows the chosen page. */
  controls?: string
}

/** What the strip decides itself. */
type Derived = Pick<TabListProps, 'label' | 'look' | 'activation' | 'idOf' | 'panelIdOf' | 'menuItems' | 'onMenuAction'>

/** The pages that are open. Arrows move, Enter or Space chooses, Delete or the middle button closes; a menu lists them all. */
export const TabStrip = ({ tabs, selectedKey, onCloseOthers, onCloseAll, controls, ...rest }: TabStripProps) => {
  const { t } = useLocale()
  const id = useId()
  warnNoList('TabStrip', 'tabs', tabs)
  const closable = tabs.filter(({ isClosable }) => isClosable)
  const others: MenuItem = {
    key: 'others',
    label: t(tabStripTexts.closeOthers),
    isDisabled: closable.every(({ key }) => key === selectedKey),
  }
  const all: MenuItem = { key: 'all', label: t(tabStripTexts.closeAll), isDisabled: closable.length === 0 }
  const derived: Derived = {
    label: t(tabStripTexts.list),
    look: 'strip',
    activation: 'manual',
    idOf: (key) => `${id}-${key}`,
    panelIdOf: (key) => (key === selectedKey ? controls : undefined),
    menuItems: [{ separator: true, key: 'actions' }, ...(onCloseOthers ? [others] : []), ...(onCloseAll ? [all] : [])],
    onMenuAction: (key) => (key === 'others' ? onCloseOthers?.(selectedKey) : onCloseAll?.()),
  }
  // A landmark of its own: it stands between those of the frame and of the page.
  return (
    <section aria-label={derived.label}>
      <TabList {...rest} {...derived} tabs={tabs} selectedKey={selectedKey} />
    </section>
  )
}
