import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { onPlainClick } from '../foundations/plainClick.ts'
import { Anchor, Pressable } from './Link.styles.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'type'> & {
  ref?: Ref<HTMLAnchorElement & HTMLButtonElement>
  /** Address; without one the element is a button. */
  href?: string
  /** Takes over plain clicks, for a router; Ctrl, middle and Shift clicks stay with the browser. */
  onPress?: () => void
  /** Looks like the text around it; default false. */
  isQuiet?: boolean
  children: ReactNode
}

/** A way to another place; opens with Enter, in a new tab with Ctrl. A target of `_blank` gets `noopener`. */
export const Link = ({ href, onPress, isQuiet, target, rel, ref, children, ...rest }: LinkProps) => {
  if (href === undefined) {
    return (
      <Pressable {...(rest as object)} ref={ref} type="button" data-quiet={isQuiet || undefined} onClick={onPress}>
        {children}
      </Pressable>
    )
  }
  return (
    <Anchor
      {...rest}
      ref={ref}
      href={href}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : rel}
      data-quiet={isQuiet || undefined}
      onClick={onPlainClick(onPress)}
    >
      {children}
    </Anchor>
  )
}
