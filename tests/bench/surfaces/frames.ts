/** What the gaps between frames say. */
export type Frames = {
  /** Frames that did not come at 60 a second. */
  dropped: number
  /** The longest gap in ms. */
  longest: number
  perSecond: number
}

const each = 1000 / 60

export function framesOf(gaps: readonly number[]): Frames {
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return {
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / each) - 1), 0),
    longest: Math.max(0, ...gaps),
    perSecond: total > 0 ? (1000 * gaps.length) / total : 0,
  }
}
