import { cloneElement, type ReactElement, type Ref } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { mergeRefs } from 'react-aria/mergeRefs'

/** What an element must take to open a pop-up: Button, IconButton and whatever else hands these to the DOM. */
export type TriggerElement = ReactElement<{ ref?: Ref<never>; onPress?: () => void }>

type TriggerProps = Record<string, unknown> & { ref: Ref<HTMLElement> }

/** The trigger with the pop-up's props added to its own; handlers of both run. */
export const cloneTrigger = (trigger: TriggerElement, { ref, ...props }: TriggerProps): ReactElement => {
  const { ref: ownRef, ...ownProps } = trigger.props
  const element: ReactElement<Record<string, unknown>> = trigger
  return cloneElement(element, { ...mergeProps(ownProps, props), ref: mergeRefs(ownRef, ref) })
}
