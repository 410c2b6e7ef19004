import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Menu, type MenuProps } from '../Menu/Menu.tsx'
import { Root } from './SplitButton.styles.ts'
import { splitButtonTexts } from './SplitButton.texts.ts'

type Look = Pick<ButtonProps, 'variant' | 'emphasis' | 'size' | 'icon' | 'isDisabled' | 'isLoading' | 'shortcut'>

export type SplitButtonProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  Look & {
    /** The verb of the main action. */
    children: ReactNode
    /** The main action. */
    onPress: () => void
    /** The other ways to do it. */
    items: MenuProps['items']
    /** Called with the key of the item chosen. */
    onAction: (key: string) => void
    /** Name of the menu and its button; default "Other ways". */
    menuLabel?: string
    /** Only the main action rests, such as while nothing is chosen; the menu stays open to all. Default false. */
    isMainDisabled?: boolean
    /** Default 'bottom-end'. */
    placement?: MenuProps['placement']
  }

/** One main action, and behind the arrow the other ways to do the same. */
export const SplitButton = (props: SplitButtonProps) => {
  const {
    variant = 'default',
    emphasis,
    size,
    icon,
    isDisabled = false,
    isMainDisabled = false,
    isLoading,
    shortcut,
    ...main
  } = props
  const { children, onPress, items, onAction, menuLabel, placement = 'bottom-end', ...rest } = main
  const { t } = useLocale()
  const look = { variant, emphasis, size } as const
  return (
    <Root {...rest} role="group" data-variant={variant} data-disabled={isDisabled || undefined}>
      <Button
        {...look}
        icon={icon}
        shortcut={shortcut}
        isLoading={isLoading}
        isDisabled={isDisabled || isMainDisabled}
        onPress={onPress}
      >
        {children}
      </Button>
      <Menu
        placement={placement}
        items={items}
        onAction={onAction}
        trigger={
          <Button
            {...look}
            icon={<ChevronDown size={16} aria-hidden />}
            isDisabled={isDisabled || isLoading}
            aria-label={menuLabel ?? t(splitButtonTexts.more)}
          />
        }
      />
    </Root>
  )
}
