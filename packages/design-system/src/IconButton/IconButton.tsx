import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx'

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> & {
  /** A 16 or 20 px icon. */
  icon: ReactNode
  /** The name of the action; shown as the tooltip and read by screen readers. */
  label: string
  /** Where the tooltip lies; default 'top'. */
  tooltipPlacement?: TooltipProps['placement']
}

/** A square button with only an icon; variant defaults to 'quiet'. */
export const IconButton = ({ icon, label, shortcut, variant = 'quiet', tooltipPlacement, ...rest }: IconButtonProps) => (
  <Tooltip content={shortcut ? `${label} (${shortcut})` : label} placement={tooltipPlacement} isName>
    <Button {...rest} variant={variant} icon={icon} aria-label={label} />
  </Tooltip>
)
