import type { ComponentProps, ReactNode } from 'react'
import { guarded } from '../ErrorBoundary/guarded.tsx'
import { FootAside, FootRoot } from './Form.styles.ts'

export type FormFootProps = ComponentProps<'div'> & {
  /** Stands at the far end: when it was saved, what is still missing. */
  aside?: ReactNode
}

/** The form's actions, the main one first, always in sight at the foot. */
export const FormFoot = ({ aside, children, ...root }: FormFootProps) => (
  <FootRoot {...root}>
    {guarded(children)}
    {aside && <FootAside>{guarded(aside)}</FootAside>}
  </FootRoot>
)
