import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { rovingFocus } from '../foundations/rovingFocus.ts'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Description, Item, Label, List, Separator } from './Menu.styles.ts'

export type MenuAction = {
  key: string
  label: ReactNode
  description?: ReactNode
  /** A 16 px icon. */
  icon?: ReactNode
  /** 'danger' for what cannot be undone. */
  tone?: 'default' | 'danger'
  isDisabled?: boolean
  /** The key that does the same, such as "Ctrl D". */
  shortcut?: string
  /** Makes the item one choice of several, with a tick on the chosen. */
  isSelected?: boolean
}

export type MenuItem = MenuAction | { separator: true; key?: string }

export type MenuListProps = {
  id?: string
  items: readonly MenuItem[]
  /** Where the focus begins; default 'first', or the chosen item. */
  startsAt?: 'first' | 'last'
  onAction: (key: string) => void
  onClose: () => void
  'aria-label'?: string
  'aria-labelledby'?: string
}

const itemSelector = '[role^="menuitem"]'
const move = rovingFocus({ selector: itemSelector, hasTypeahead: true })

/** The open list of a menu; takes focus when it appears. */
export const MenuList = ({ items, startsAt = 'first', onAction, onClose, ...rest }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null)

  const takeFocus = useEffectEvent(() => {
    const all = Array.from(list.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])
    const chosen = all.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(startsAt === 'last' ? all.at(-1) : (chosen ?? all[0]))?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => takeFocus(), [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault()
      onClose()
    } else move(event)
  }

  return (
    <List {...rest} ref={list} role="menu" tabIndex={-1} onKeyDown={onKeyDown}>
      {items.map((item, index) =>
        'separator' in item ? (
          <Separator key={item.key ?? `separator-${index}`} role="separator" />
        ) : (
          <Item
            key={item.key}
            type="button"
            role={item.isSelected === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.isSelected}
            aria-disabled={item.isDisabled || undefined}
            tabIndex={-1}
            data-tone={item.tone}
            onClick={() => item.isDisabled || onAction(item.key)}
          >
            {item.icon}
            <Label>
              {item.label}
              {item.description && <Description>{item.description}</Description>}
            </Label>
            {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
            {item.isSelected && <Check size={16} aria-hidden />}
          </Item>
        ),
      )}
    </List>
  )
}
