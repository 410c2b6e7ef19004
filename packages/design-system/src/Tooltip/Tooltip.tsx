import type { Placement } from '@floating-ui/react'
import { cloneElement, type ReactElement, type ReactNode, type Ref, Suspense, useRef } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { mergeRefs } from 'react-aria/mergeRefs'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { warnNoElement } from '../foundations/warnShape.ts'
import { warnUnknownPlacement } from '../foundations/warnUnknown.ts'

/** Positioning is fetched with the first word that is shown, so that pages with closed tooltips do not pay for it. */
const TooltipBody = lazyPart(() => import('./TooltipBody.tsx').then((module) => module.TooltipBody))

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
  if (import.meta.env.DEV) warnNoElement('Tooltip', 'children', children)
  if (import.meta.env.DEV) warnUnknownPlacement('Tooltip', placement)
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
        <Suspense fallback={null}>
          <TooltipBody anchor={anchor.current} placement={placement} state={state} tooltipProps={tooltipProps}>
            {content}
          </TooltipBody>
        </Suspense>
      )}
    </>
  )
}
