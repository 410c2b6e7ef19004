import type { Placement } from '@floating-ui/react'
import { type FocusEvent, type ReactNode, useId } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { useControlledState } from 'react-stately/useControlledState'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { cloneTrigger, type TriggerElement } from '../foundations/overlay/trigger.ts'
import { FloatingLayer, useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { warnNoElement } from '../foundations/warnShape.ts'
import { warnUnknownPlacement } from '../foundations/warnUnknown.ts'
import { Panel } from './Popover.styles.ts'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: TriggerElement
  /** The content, or a function that gets a way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Name of the pop-up for screen readers. */
  label: string
  /** Default 'bottom-start'. */
  placement?: Placement
  isOpen?: boolean
  /** Default false. */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A small surface beside its button: takes focus, gives it back, closes on Escape and on a press or focus elsewhere. */
export const Popover = ({
  trigger,
  children,
  label,
  placement,
  isOpen: controlled,
  defaultOpen = false,
  onOpenChange,
}: PopoverProps) => {
  if (import.meta.env.DEV) warnNoElement('Popover', 'trigger', trigger)
  if (import.meta.env.DEV) warnUnknownPlacement('Popover', placement)
  const id = useId()
  const [isOpen, setOpen] = useControlledState(controlled, defaultOpen, onOpenChange)
  const close = () => setOpen(false)
  const layer = useFloatingLayer({ isOpen, onClose: close, placement })

  const closeWhenFocusLeaves = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    // A pop-up opened from in here lies in a layer of its own.
    if (next && !event.currentTarget.contains(next) && !next.closest('[data-layer]')) close()
  }

  return (
    <>
      {cloneTrigger(trigger, {
        ref: layer.anchorRef,
        onPress: () => setOpen(!isOpen),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      <FloatingLayer layer={layer}>
        <FocusScope restoreFocus autoFocus>
          <Panel id={id} role="dialog" aria-label={label} tabIndex={-1} onBlur={closeWhenFocusLeaves}>
            <ErrorBoundary>{typeof children === 'function' ? children(close) : children}</ErrorBoundary>
          </Panel>
        </FocusScope>
      </FloatingLayer>
    </>
  )
}
