import { Inbox } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Action, Description, Picture, Root, Title } from './Empty.styles.ts'

export type EmptyProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  title: ReactNode
  /** Why there is nothing, and what to do. */
  description?: ReactNode
  action?: ReactNode
  /** A 20 px icon; default an empty tray. */
  icon?: ReactNode
  /** 'small' leaves out the picture, for pop-ups and cards; default 'medium'. */
  size?: 'small' | 'medium'
}

/** What stands where there is no data: says why and what to do. */
export const Empty = ({ title, description, action, icon, size = 'medium', ...rest }: EmptyProps) => {
  if (import.meta.env.DEV) warnUnknown('Empty', 'size', size, ['small', 'medium'])
  return (
    <Root data-size={size} {...rest}>
      <Picture aria-hidden="true">{icon ?? <Inbox size={20} />}</Picture>
      <Title>{guarded(title)}</Title>
      {description && <Description>{guarded(description)}</Description>}
      {action && <Action>{guarded(action)}</Action>}
    </Root>
  )
}
