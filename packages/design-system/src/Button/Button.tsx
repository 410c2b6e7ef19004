import type { ComponentPropsWithRef, ReactNode } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { type AriaButtonProps, useButton } from 'react-aria/useButton'
import { useObjectRef } from 'react-aria/useObjectRef'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Root, Wait } from './Button.styles.ts'

type PressProps = Pick<AriaButtonProps, 'onPress' | 'onPressStart' | 'isDisabled' | 'autoFocus' | 'type'>

type NativeProps = Omit<ComponentPropsWithRef<'button'>, keyof PressProps | 'disabled' | 'onClick'>

export type ButtonProps = NativeProps &
  PressProps & {
    /** 'primary' once per view; 'danger' for what cannot be undone; default 'default'. */
    variant?: 'primary' | 'default' | 'quiet' | 'danger'
    /** 'strong' fills a danger button: for the last step of a confirmation only. */
    emphasis?: 'normal' | 'strong'
    /** 26 or 32 px; default 'medium'. */
    size?: 'small' | 'medium'
    /** A 16 px icon before the text. */
    icon?: ReactNode
    /** Shows a ring in place of the icon and takes no presses; keeps focus. */
    isLoading?: boolean
    /** The key that does the same, shown after the text, such as "Ctrl S". */
    shortcut?: string
    children?: ReactNode
  }

/** The one button of the platform; type defaults to 'button'. */
export const Button = ({
  variant = 'default',
  emphasis = 'normal',
  size = 'medium',
  icon,
  isLoading = false,
  shortcut,
  children,
  ref,
  onPress,
  onPressStart,
  isDisabled = false,
  autoFocus,
  type = 'button',
  ...rest
}: ButtonProps) => {
  if (import.meta.env.DEV) warnUnknown('Button', 'variant', variant, ['primary', 'default', 'quiet', 'danger'])
  if (import.meta.env.DEV) warnUnknown('Button', 'size', size, ['small', 'medium'])
  const button = useObjectRef(ref)
  const { buttonProps, isPressed } = useButton(
    {
      onPress: isLoading ? undefined : onPress,
      onPressStart: isLoading ? undefined : onPressStart,
      isDisabled,
      // A submit button that waits must not submit again.
      type: isLoading ? 'button' : type,
      autoFocus,
      // The behaviour sets a tab index of its own over the one that was given.
      excludeFromTabOrder: rest.tabIndex === -1,
    },
    button,
  )
  return (
    <Root
      {...mergeProps(rest, buttonProps)}
      ref={button}
      data-variant={variant}
      data-emphasis={emphasis}
      data-size={size}
      data-pressed={isPressed || undefined}
      data-disabled={isDisabled || undefined}
      data-loading={isLoading || undefined}
      data-icon-only={(icon !== undefined && children === undefined) || undefined}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
    >
      {isLoading ? <Wait aria-hidden="true" /> : icon}
      {children}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </Root>
  )
}
