import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { guarded } from '../CatchErrors/guarded.tsx'
import { pageScrollerOf } from '../foundations/pageScroll.ts'
import { FootAside, FootRoot } from './Form.styles.ts'

export type FormFootProps = ComponentProps<'div'> & {
  /** Stands at the far end: when it was saved, what is still missing. */
  aside?: ReactNode
}

/** px between the foot and what has the focus above it. */
const gap = 12

/** The form's actions, the main one first, always in sight at the foot; what gets the focus never lies behind it. */
export const FormFoot = ({ aside, children, ref, ...root }: FormFootProps) => {
  const foot = useObjectRef(ref)
  useLayoutEffect(() => {
    const element = foot.current
    const scroller = element ? pageScrollerOf(element) : null
    if (!element || !(scroller instanceof HTMLElement)) return
    // As high as it is now: at a large zoom its buttons wrap.
    const observer = new ResizeObserver(() => {
      scroller.style.scrollPaddingBlockEnd = `${element.offsetHeight + gap}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      scroller.style.scrollPaddingBlockEnd = ''
    }
  }, [foot])
  return (
    <FootRoot {...root} ref={foot}>
      {guarded(children)}
      {aside && <FootAside>{guarded(aside)}</FootAside>}
    </FootRoot>
  )
}
