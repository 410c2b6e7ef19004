import { autoUpdate, flip, offset, type Placement, shift, useFloating } from '@floating-ui/react'
import { cloneElement, type ReactElement, type ReactNode, type Ref, useRef, useState } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { mergeRefs } from 'react-aria/mergeRefs'
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { createPortal } from 'react-dom'
import { type TooltipTriggerState, useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { Bubble } from './Tooltip.styles.ts'

export type TooltipProps = {
  /** A few words; never the only place where something is said. */
  content: ReactNode
  /** One element that takes focus and hands `ref` and the rest of its props to the DOM. */
  children: ReactElement<{ ref?: Ref<never> }>
  /** Default 'top'. */
  placement?: Placement
  /** Wait before it opens in ms; default 500, none while another one has just been open. */
  delay?: number
  /** The content only repeats the element's name, so that it is not announced twice; default false. */
  isName?: boolean
}

/** A short word about an element, on hover and on keyboard focus. */
export const Tooltip = ({ content, children, placement = 'top', delay = 500, isName = false }: TooltipProps) => {
  const anchor = useRef<HTMLElement>(null)
  const state = useTooltipTriggerState({ delay, closeDelay: 80 })
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, anchor)
  const { 'aria-describedby': describedBy, ...handlers } = triggerProps
  const { ref, ...props } = children.props
  const trigger = { ...mergeProps(props, handlers), ...(!isName && describedBy ? { 'aria-describedby': describedBy } : {}) }
  const child: ReactElement<Record<string, unknown>> = children
  return (
    <>
      {cloneElement(child, { ...trigger, ref: mergeRefs(ref, anchor) })}
      {state.isOpen && content && (
        <TooltipBubble anchor={anchor.current} placement={placement} state={state} tooltipProps={tooltipProps}>
          {content}
        </TooltipBubble>
      )}
    </>
  )
}

type TooltipBubbleProps = {
  anchor: Element | null
  placement: Placement
  state: TooltipTriggerState
  tooltipProps: ReturnType<typeof useTooltipTrigger>['tooltipProps']
  children: ReactNode
}

/** Only the open bubble pays for positioning: a table may hold hundreds of closed ones. */
const TooltipBubble = ({ anchor, placement, state, tooltipProps, children }: TooltipBubbleProps) => {
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
