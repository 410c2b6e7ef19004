import { autoUpdate, flip, offset, type Placement, shift, useFloating } from '@floating-ui/react'
import { type ReactNode, useState } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useTooltip, type useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { createPortal } from 'react-dom'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { Bubble } from './Tooltip.styles.ts'

type TooltipBubbleProps = {
  anchor: Element | null
  placement: Placement
  state: TooltipTriggerState
  tooltipProps: ReturnType<typeof useTooltipTrigger>['tooltipProps']
  children: ReactNode
}

/** Only the open bubble pays for positioning: a table may hold hundreds of closed ones. */
export const TooltipBubble = ({ anchor, placement, state, tooltipProps, children }: TooltipBubbleProps) => {
  const [bubble, setBubble] = useState<HTMLElement | null>(null)
  const { floatingStyles, isPositioned } = useFloating({
    placement,
    strategy: 'fixed',
    elements: { reference: anchor, floating: bubble },
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  })
  const { tooltipProps: bubbleProps } = useTooltip(tooltipProps, state)
  return createPortal(
    <Bubble
      {...mergeProps(tooltipProps, bubbleProps)}
      ref={setBubble}
      data-overlay-exempt=""
      style={{ ...floatingStyles, visibility: isPositioned ? 'visible' : 'hidden' }}
    >
      {children}
    </Bubble>,
    document.body,
  )
}
