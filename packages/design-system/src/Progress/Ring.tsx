import type { CSSProperties, ReactNode } from 'react'
import { Centre, Drawing, RingBox } from './Ring.styles.ts'

export type RingProps = {
  /** Diameter in px; also in `--ring` around it. */
  diameter: number
  /** Length of what stands inside, in half-width characters; the longer, the smaller it is written. */
  length: number
  isHalf: boolean
  isEmpty: boolean
  /** Inside the ring. */
  children?: ReactNode
}

const view = 100

/** The groove and the arc of a round progress; how far the arc reaches comes in `--share` from around it. */
export const Ring = ({ diameter, length, isHalf, isEmpty, children }: RingProps) => {
  // Thin rings keep a line that is seen, large ones one that is calm.
  const linePx = Math.min(10, Math.max(3, diameter * 0.085))
  const line = (linePx / diameter) * view
  const arc = { cx: view / 2, cy: view / 2, r: (view - line) / 2, pathLength: 100 }
  const vars: CSSProperties & Record<`--${string}`, string | number> = {
    // The room is two thirds of the diameter, a character about half as wide as high.
    '--ring-font': Math.min(0.2, 1.2 / Math.max(1, length)),
    '--ring-line': line,
    '--ring-line-px': `${linePx}px`,
    '--ring-span': isHalf ? 50 : 100,
    '--ring-height': isHalf ? 0.5 + line / view : 1,
  }
  return (
    <RingBox style={vars}>
      <Drawing viewBox={`0 0 ${view} ${view}`} aria-hidden="true">
        <circle {...arc} />
        <circle {...arc} data-empty={isEmpty || undefined} />
      </Drawing>
      {children && <Centre>{children}</Centre>}
    </RingBox>
  )
}
