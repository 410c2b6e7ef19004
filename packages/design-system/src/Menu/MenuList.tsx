import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { FloatingLayer, useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { Group, GroupLabel, List, Panel, Separator } from './Menu.styles.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { actionsOf, type MenuAction, type MenuItem } from './menuItem.ts'
import { itemSelector, useMenuKeys } from './useMenuKeys.ts'
import { type OpenSubMenu, useSubMenus } from './useSubMenus.ts'

export type MenuListProps = {
  id?: string
  items: readonly MenuItem[]
  /** Where the focus begins; default 'first', or the chosen item. 'none' leaves it where it is. */
  startsAt?: 'first' | 'last' | 'none'
  onAction: (action: MenuAction) => void
  /** Closes the whole menu. */
  onClose: () => void
  /** Closes this list only, where it is a sub menu. */
  onLeave?: () => void
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** The open list of a menu with its sub menus; takes focus when it appears. */
export const MenuList = ({ items, startsAt = 'first', onAction, onClose, onLeave, ...rest }: MenuListProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const sub = useSubMenus()
  warnNoList('Menu', 'items', items)
  const actions = actionsOf(items)
  const hasLead = actions.some(({ icon, isChecked }) => icon !== undefined || isChecked !== undefined)
  warnDuplicateKeys(
    'Menu',
    'items',
    actions.map(({ key }) => key),
  )

  const takeFocus = useEffectEvent(() => {
    if (startsAt === 'none') return
    const all = Array.from(list.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])
    const chosen = all.find((item) => item.matches('[role="menuitemradio"][aria-checked="true"]'))
    ;(startsAt === 'last' ? all.at(-1) : (chosen ?? all[0]))?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => takeFocus(), [])

  const onKeyDown = useMenuKeys({
    onClose,
    onLeave,
    onEnter: (element) => {
      const item = actions.find(({ key }) => key === element.dataset.key)
      if (!item?.items || item.isDisabled) return false
      sub.show(item, element, 'first')
      return true
    },
  })

  const press = (item: MenuAction, event: MouseEvent<HTMLElement>): void => {
    // A click that a key made has no pointer: then the focus goes on into the sub menu.
    if (item.items) sub.show(item, event.currentTarget, event.detail === 0 ? 'first' : 'none')
    else onAction(item)
  }

  const entry = (item: MenuAction): ReactNode => (
    <MenuEntry
      key={item.key}
      item={item}
      hasLead={hasLead}
      isExpanded={sub.open?.item.key === item.key}
      onPress={press}
      onHover={sub.hover}
    />
  )

  const row = (item: MenuItem, index: number): ReactNode => {
    if ('separator' in item) return <Separator key={item.key ?? `separator-${index}`} role="separator" />
    if (!('group' in item)) return entry(item)
    const key = item.key ?? `group-${index}`
    return (
      <Group key={key} role="group" aria-labelledby={`${id}-${key}`}>
        <GroupLabel id={`${id}-${key}`} role="presentation">
          {item.group}
        </GroupLabel>
        {item.items.map(row)}
      </Group>
    )
  }

  const leaveSub = (): void => {
    sub.open?.anchor.focus({ preventScroll: true })
    sub.close()
  }

  // react-aria's focus scope takes Tab away before any handler of ours hears it, and moves the focus on.
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget: next }: FocusEvent<HTMLElement>): void => {
    if (!next || currentTarget.closest('[data-layer]')?.contains(next)) return
    if (!next.closest('[role="menu"], [aria-haspopup="menu"][aria-expanded="true"]')) onClose()
  }

  return (
    <>
      <List {...rest} ref={list} role="menu" tabIndex={-1} onKeyDown={onKeyDown} onBlur={closeWhenFocusLeaves}>
        {items.map(row)}
      </List>
      {sub.open && (
        <SubMenu
          key={sub.open.item.key}
          {...sub.open}
          panelRef={sub.panel}
          items={actions.find(({ key }) => key === sub.open?.item.key)?.items ?? []}
          onAction={onAction}
          onClose={onClose}
          onLeave={leaveSub}
          onPointerEnter={sub.stop}
        />
      )}
    </>
  )
}

type SubMenuProps = OpenSubMenu &
  Required<Pick<MenuListProps, 'items' | 'onAction' | 'onClose' | 'onLeave'>> & {
    panelRef: Ref<HTMLDivElement>
    onPointerEnter: () => void
  }

const SubMenu = ({ item, anchor, startsAt, panelRef, items, onPointerEnter, ...handlers }: SubMenuProps) => {
  const layer = useFloatingLayer({
    isOpen: true,
    onClose: handlers.onLeave,
    placement: 'right-start',
    distance: 2,
    reference: anchor,
  })
  return (
    <FloatingLayer layer={layer}>
      {/* Belongs to the outer scope, so that the focus comes back to the menu's button from in here too. */}
      <FocusScope>
        <MenuPanel ref={panelRef} data-sub="" onPointerEnter={onPointerEnter}>
          <MenuList
            // Opened by the pointer and then entered by a key, it begins anew and takes the focus.
            key={startsAt}
            {...handlers}
            items={items}
            startsAt={startsAt}
            aria-label={typeof item.label === 'string' ? item.label : (anchor.textContent ?? undefined)}
          />
        </MenuPanel>
      </FocusScope>
    </FloatingLayer>
  )
}

type MenuPanelProps = { ref?: Ref<HTMLDivElement>; 'data-sub'?: string; onPointerEnter?: () => void; children: ReactNode }

/**
 * The surface of a menu. It lies in body, yet React hands its events to whoever rendered the menu: a press on an action must not
 * also press the table row around its button. Escape goes on to the stack of overlays.
 */
export const MenuPanel = ({ children, ...rest }: MenuPanelProps) => (
  <Panel
    {...rest}
    onClick={(event: MouseEvent) => event.stopPropagation()}
    onContextMenu={(event: MouseEvent) => {
      event.preventDefault()
      event.stopPropagation()
    }}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key !== 'Escape') event.stopPropagation()
    }}
  >
    {children}
  </Panel>
)
