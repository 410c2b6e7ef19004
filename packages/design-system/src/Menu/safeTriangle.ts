type Point = { x: number; y: number }

/** Room above and below the sub menu in px that still counts as the way to it. */
const slack = 12

/**
 * Whether a pointer that moved from one point to the next is on its way to a sub menu: inside the triangle between where it was and the
 * sub menu's near edge. The items that it crosses on the way must not take its place.
 */
export const isHeadingTo = (from: Point, to: Point, target: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): boolean => {
  const isRight = from.x <= target.left
  if (!isRight && from.x < target.right) return false
  const edge = isRight ? target.left : target.right
  const way = edge - from.x
  const step = to.x - from.x
  if (step === 0 || Math.sign(step) !== Math.sign(way) || Math.abs(step) > Math.abs(way)) return false
  const share = step / way
  const top = from.y + (target.top - slack - from.y) * share
  const bottom = from.y + (target.bottom + slack - from.y) * share
  return to.y >= top && to.y <= bottom
}
