import { LockKeyhole, type LucideIcon, SearchX, ServerCrash } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Action, Description, Figure, Root, Title } from './Result.styles.ts'

export type ResultStatus = 403 | 404 | 500

export type ResultProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> & {
  status: ResultStatus
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
}

const icons = { 403: LockKeyhole, 404: SearchX, 500: ServerCrash } as const satisfies Record<ResultStatus, LucideIcon>

/** A whole page that could not be shown: what happened and the way out. */
export const Result = ({ status, title, description, action, ...rest }: ResultProps) => {
  if (import.meta.env.DEV) warnUnknown('Result', 'status', status, [403, 404, 500])
  const Icon = icons[status]
  return (
    <Root data-status={status} {...rest}>
      <Figure aria-hidden="true">
        <Icon size={44} strokeWidth={1.25} />
        {status}
      </Figure>
      <Title>{guarded(title)}</Title>
      {description && <Description>{guarded(description)}</Description>}
      {action && <Action>{guarded(action)}</Action>}
    </Root>
  )
}
