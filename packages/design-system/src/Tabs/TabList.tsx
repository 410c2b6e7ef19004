import { ChevronDown, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../Field/ime.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { rovingFocus } from '../foundations/rovingFocus.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import type { MenuItem } from '../Menu/menuItem.ts'
import { Arrow, Bar, List, Tools } from './TabList.styles.ts'
import { type TabHead, TabListItem } from './TabListItem.tsx'
import { tabsTexts } from './Tabs.texts.ts'
import { useTabOrder } from './useTabOrder.ts'
import { useTabScroll } from './useTabScroll.ts'

export type TabListProps = Omit<ComponentPropsWithRef<'div'>, 'onSelect'> & {
  tabs: readonly TabHead[]
  selectedKey: string
  onSelect: (key: string) => void
  onClose?: (key: string) => void
  onReorder?: (keys: readonly string[]) => void
  onAdd?: () => void
  addLabel?: string
  label: string | undefined
  /** 'strip' for open pages, 'line' for views of one thing. */
  look: 'line' | 'strip'
  /** Whether arrows choose at once, or only move until Enter is pressed. */
  activation: 'automatic' | 'manual'
  orientation?: 'horizontal' | 'vertical'
  size?: 'small' | 'medium'
  idOf: (key: string) => string
  panelIdOf: (key: string) => string | undefined
  /** Adds actions to the list of all tabs, which then is always there. */
  menuItems?: readonly MenuItem[]
  onMenuAction?: (key: string) => void
}

const tabMenuPrefix = 'tab:'

/** The row of tabs that Tabs and TabStrip share: keys, scrolling, closing, sorting, the list of all. */
export const TabList = (props: TabListProps) => {
  const { tabs, selectedKey, onSelect, onClose, onReorder, onAdd, addLabel, label, look, activation, ...others } = props
  const { orientation = 'horizontal', size = 'medium', idOf, panelIdOf, menuItems, onMenuAction, ...rest } = others
  const { t } = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const isVertical = orientation === 'vertical'
  const keys = tabs.map(({ key }) => key)
  warnDuplicateKeys(look === 'strip' ? 'TabStrip' : 'Tabs', look === 'strip' ? 'tabs' : 'items', keys)

  const scroll = useTabScroll({ list, selectedKey, total: tabs.length, isVertical })
  const fixedCount = tabs.findIndex(({ isFixed }) => !isFixed)
  const order = useTabOrder({ list, keys, isVertical, fixedCount: fixedCount < 0 ? tabs.length : fixedCount, onReorder })
  const move = rovingFocus({
    selector: '[role="tab"]:not([aria-disabled])',
    orientation,
    onMove: (tab) => {
      if (activation === 'automatic') onSelect(tab.dataset.key ?? selectedKey)
    },
  })

  const closing = useRef<{ key: string; index: number } | null>(null)
  const close = (key: string): void => {
    closing.current = { key, index: keys.indexOf(key) }
    onClose?.(key)
  }
  // The tab that had the focus is gone: the one that took its place has it now.
  useLayoutEffect(() => {
    const closed = closing.current
    if (!closed || keys.includes(closed.key)) return
    closing.current = null
    if (document.activeElement !== document.body) return
    const heir = keys[Math.min(closed.index, keys.length - 1)]
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(heir ?? '')}"]`)?.focus()
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event) || order.onKeyDown(event)) return
    const key = event.target instanceof HTMLElement ? event.target.dataset.key : undefined
    const tab = tabs.find((one) => one.key === key)
    if (event.key === 'Delete' && tab?.isClosable && onClose) close(tab.key)
    else move(event)
  }
  const shortcutsOf = ({ isClosable, isFixed }: TabHead): string | undefined => {
    const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    const ways = [isClosable && onClose ? 'Delete' : '', onReorder && !isFixed ? `Control+Shift+${back} Control+Shift+${on}` : '']
    return ways.filter(Boolean).join(' ') || undefined
  }

  const arrow = (direction: 1 | -1) => {
    const Icon = direction < 0 ? ChevronLeft : ChevronRight
    return (
      <Arrow
        type="button"
        // For the pointer: the keyboard scrolls by moving among the tabs.
        aria-hidden="true"
        tabIndex={-1}
        data-overflow-tool=""
        title={t(direction < 0 ? tabsTexts.back : tabsTexts.forward)}
        disabled={direction < 0 ? scroll.isAtStart : scroll.isAtEnd}
        onClick={() => scroll.page(direction)}
      >
        <Icon size={16} aria-hidden />
      </Arrow>
    )
  }

  return (
    <Bar {...rest} data-look={look} data-orientation={orientation} data-size={size}>
      {scroll.isOverflowing && arrow(-1)}
      <List ref={list} role="tablist" aria-label={label} aria-orientation={orientation} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <TabListItem
            key={tab.key}
            tab={tab}
            id={idOf(tab.key)}
            panelId={panelIdOf(tab.key)}
            isSelected={tab.key === selectedKey}
            hasTitle={look === 'strip'}
            keyShortcuts={shortcutsOf(tab)}
            onSelect={onSelect}
            onClose={onClose && close}
            onPointerDown={order.onPointerDown && ((event) => order.onPointerDown?.(event, index))}
          />
        ))}
      </List>
      {scroll.isOverflowing && arrow(1)}
      {onAdd && (
        <Tools>
          <IconButton size="small" icon={<Plus size={16} aria-hidden />} label={addLabel ?? t(tabsTexts.add)} onPress={onAdd} />
        </Tools>
      )}
      {(menuItems || scroll.isOverflowing) && (
        <Tools data-end="" data-overflow-tool={menuItems ? undefined : ''}>
          <Menu
            placement="bottom-end"
            trigger={<IconButton size="small" icon={<ChevronDown size={16} aria-hidden />} label={t(tabsTexts.all)} />}
            items={[
              ...tabs.map(({ key, label: name, isDisabled }) => ({
                key: `${tabMenuPrefix}${key}`,
                label: name,
                isDisabled,
                isSelected: key === selectedKey,
              })),
              ...(menuItems ?? []),
            ]}
            onAction={(key) => {
              if (key.startsWith(tabMenuPrefix)) onSelect(key.slice(tabMenuPrefix.length))
              else onMenuAction?.(key)
            }}
          />
        </Tools>
      )}
    </Bar>
  )
}
