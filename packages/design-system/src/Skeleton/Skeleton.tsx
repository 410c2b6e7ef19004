import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { Bar, Root } from './Skeleton.styles.ts'

export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** CSS width; default '100%'. */
  width?: CSSProperties['width']
  /** Height of one bar in px; default 12. */
  height?: number
  /** Number of bars; the last of several is shorter. Default 1. */
  lines?: number
}

/** The shape of what is about to come; hidden from screen readers, the region around it says `aria-busy`. */
export const Skeleton = ({ width = '100%', height = 12, lines = 1, style, ...rest }: SkeletonProps) => {
  const vars: CSSProperties & Record<`--${string}`, string> = { '--skeleton-height': `${height}px` }
  return (
    <Root aria-hidden="true" {...rest} style={{ width, ...vars, ...style }}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike.
        <Bar key={line} />
      ))}
    </Root>
  )
}
