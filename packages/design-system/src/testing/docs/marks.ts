/** A rectangle in px, from the upper left corner of the picture. */
export type Box = { left: number; top: number; width: number; height: number }

export type Point = { x: number; y: number }

/** Distance in px below which two numbers would lie on each other. */
const apart = 20

/** Distance in px from the box's edge, so that a number does not hide a part as small as itself. */
const outward = 6

const spotsOf = ({ left, top, width, height }: Box): Point[] => {
  const [west, north, east, south] = [left - outward, top - outward, left + width + outward, top + height + outward]
  const centre = { x: left + width / 2, y: top + height / 2 }
  return [
    { x: west, y: north },
    { x: east, y: north },
    { x: west, y: south },
    { x: east, y: south },
    { x: west, y: centre.y },
    { x: east, y: centre.y },
    { x: centre.x, y: north },
    { x: centre.x, y: south },
  ]
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/**
 * Where the number of each box goes: on the first of its corners and edges that keeps clear of the numbers before it,
 * else on the one that is farthest from them. Boxes that are absent get none.
 */
export const placeNumbers = (boxes: readonly (Box | undefined)[]): (Point | undefined)[] => {
  const taken: Point[] = []
  const clearance = (spot: Point): number => Math.min(Number.POSITIVE_INFINITY, ...taken.map((other) => distance(spot, other)))
  return boxes.map((box) => {
    if (!box) return undefined
    const spots = spotsOf(box)
    const free =
      spots.find((spot) => clearance(spot) >= apart) ?? spots.toSorted((one, other) => clearance(other) - clearance(one))[0]
    if (free) taken.push(free)
    return free
  })
}
