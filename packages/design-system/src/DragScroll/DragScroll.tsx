import type { ComponentPropsWithRef } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Root } from './DragScroll.styles.ts'
import { type DragScrollOptions, useDragScroll } from './useDragScroll.ts'

export type DragScrollProps = ComponentPropsWithRef<'section'> &
  DragScrollOptions & {
    /** What is scrolled, for screen readers. */
    label: string
  }

/** A place larger than its window that is scrolled by pulling at it, by wheel, by bars and by keys; presses on what is in it work as ever. */
export const DragScroll = ({ label, direction = 'both', threshold, momentum, children, ref, ...rest }: DragScrollProps) => {
  if (import.meta.env.DEV) warnUnknown('DragScroll', 'direction', direction, ['both', 'horizontal', 'vertical'])
  const box = useObjectRef(ref)
  useDragScroll(box, { direction, threshold, momentum })
  return (
    // A region that scrolls must be within reach of the keyboard.
    <Root aria-label={label} tabIndex={0} data-direction={direction} {...rest} ref={box}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Root>
  )
}
