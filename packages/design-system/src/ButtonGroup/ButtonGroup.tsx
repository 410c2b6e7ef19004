import { Ellipsis } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import type { MenuItem } from '../Menu/menuItem.ts'
import { Root } from './ButtonGroup.styles.ts'
import { buttonGroupTexts } from './ButtonGroup.texts.ts'
import { useOverflow } from './useOverflow.ts'

export type ButtonGroupAction = Pick<ButtonProps, 'variant' | 'icon' | 'isDisabled' | 'isLoading' | 'shortcut'> & {
  key: string
  label: string
}

export type ButtonGroupProps = ComponentPropsWithRef<'div'> & {
  /** Buttons as you like them; those that do not fit go to the next line. */
  children?: ReactNode
  /** In place of children: actions in the order of their weight; those that do not fit go into a menu at the end. */
  actions?: readonly ButtonGroupAction[]
  /** Beside actions: what stands in the menu wherever there is room, after those that do not fit. */
  menu?: readonly MenuItem[]
  /** Called with the key of the action or the item of the menu that was pressed. */
  onAction?: (key: string) => void
  /** 'attached' for buttons that are one thing, such as zoom in and out; default 'spaced'. */
  variant?: 'attached' | 'spaced'
  /** Size of the buttons made from actions; default 'medium'. */
  size?: ButtonProps['size']
  /** Default 'start'. */
  align?: 'start' | 'end'
  /** Name of the group for screen readers. */
  label: string
}

const noItems: readonly MenuItem[] = []
const gaps = { attached: -1, spaced: 8 } as const
const moreWidths = { small: 26, medium: 32 } as const

/** Buttons that belong together, each with its own place in the tab order. */
export const ButtonGroup = (props: ButtonGroupProps) => {
  const {
    children,
    actions,
    menu = noItems,
    onAction,
    variant = 'spaced',
    size = 'medium',
    align = 'start',
    label,
    ref,
    ...rest
  } = props
  const { t } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const all = actions ?? []
  warnNoList('ButtonGroup', 'actions', all)
  if (import.meta.env.DEV) warnUnknown('ButtonGroup', 'variant', variant, ['attached', 'spaced'])
  if (import.meta.env.DEV) warnUnknown('ButtonGroup', 'size', size, ['small', 'medium'])
  if (import.meta.env.DEV) warnUnknown('ButtonGroup', 'align', align, ['start', 'end'])
  const keys = all.map(({ key }) => key)
  warnDuplicateKeys('ButtonGroup', 'actions', keys)
  const count = useOverflow({
    container: root,
    keys,
    gap: gaps[variant],
    moreWidth: moreWidths[size],
    isMoreAlways: menu.length > 0,
    isEnabled: actions !== undefined,
  })
  const hidden = all.slice(count).map(
    ({ key, label: name, icon, shortcut, isDisabled, isLoading, variant: look }): MenuItem => ({
      ...{ key, label: name, icon, shortcut, isDisabled: isDisabled || isLoading },
      tone: look === 'danger' ? 'danger' : 'default',
    }),
  )
  const items = hidden.length > 0 && menu.length > 0 ? [...hidden, { separator: true } as const, ...menu] : [...hidden, ...menu]
  return (
    <Root
      {...rest}
      ref={mergeRefs(ref, root)}
      role="group"
      aria-label={label}
      data-variant={variant}
      data-align={align}
      data-overflow={actions ? 'menu' : 'wrap'}
    >
      {children}
      {all.map(({ key, label: name, ...button }, index) => (
        <Button
          {...button}
          key={key}
          size={size}
          data-fit=""
          data-overflowed={index >= count || undefined}
          onPress={() => onAction?.(key)}
        >
          {name}
        </Button>
      ))}
      {items.length > 0 && (
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton
              variant={variant === 'attached' ? 'default' : 'quiet'}
              size={size}
              icon={<Ellipsis size={16} aria-hidden />}
              label={t(buttonGroupTexts.more)}
            />
          }
          items={items}
          onAction={(key) => onAction?.(key)}
        />
      )}
    </Root>
  )
}
