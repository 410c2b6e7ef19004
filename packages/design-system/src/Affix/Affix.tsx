import { type ComponentPropsWithRef, type CSSProperties, useRef } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'
import { guarded } from '../CatchErrors/guarded.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Root } from './Affix.styles.ts'
import { useStuck } from './useStuck.ts'

export type AffixProps = Omit<ComponentPropsWithRef<'div'>, 'onChange'> & {
  /** Which edge of the scrolling area it stays at; default 'top'. */
  side?: 'top' | 'bottom'
  /** Px between that edge and it; default 0. */
  offset?: number
  /** Called when it begins or ends to be away from its own place. */
  onChange?: (isStuck: boolean) => void
}

/** Stays in sight while the page scrolls on under it; a shadow says that it does. */
export const Affix = ({ side = 'top', offset = 0, onChange, ref, style, children, ...rest }: AffixProps) => {
  const root = useRef<HTMLDivElement>(null)
  if (import.meta.env.DEV) warnUnknown('Affix', 'side', side, ['top', 'bottom'])
  const isStuck = useStuck({ root, side, offset, onChange })
  const vars: CSSProperties & Record<`--${string}`, string> = { '--affix-offset': `${offset}px`, ...style }
  return (
    <Root {...rest} ref={mergeRefs(ref, root)} data-side={side} data-stuck={isStuck || undefined} style={vars}>
      {guarded(children)}
    </Root>
  )
}
