import type { ComponentPropsWithRef } from 'react'
import type { StatusTone } from '../foundations/status.ts'
import { warnUnknownTone } from '../foundations/warnUnknown.ts'
import { Root, Word } from './StatusDot.styles.ts'

export type StatusDotProps = ComponentPropsWithRef<'span'> & {
  /** Default 'neutral'. */
  tone?: StatusTone
}

/** A state in a row: a dot in its colour and the word, so that colour is never alone. */
export const StatusDot = ({ tone = 'neutral', children, ...rest }: StatusDotProps) => {
  if (import.meta.env.DEV) warnUnknownTone('StatusDot', tone)
  return (
    <Root data-tone={tone} {...rest}>
      {children !== undefined && <Word>{children}</Word>}
    </Root>
  )
}
