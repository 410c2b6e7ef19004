/** px beside a bar before a link turns. */
const stub = 7

export type LinkEnd = {
  x: number
  y: number
  /** Whether it is the finish of a bar, from which one goes on to the right. */
  isFinish: boolean
}

/** px from the middle of a bar to its edge. */
const half = 8

/** From a finish down, or up, into the bar of a task that begins right behind it. */
const droppedPath = (from: LinkEnd, to: LinkEnd): { line: string; arrow: string } => {
  const down = to.y > from.y ? 1 : -1
  const [x, y] = [Math.max(to.x, from.x) + 5, to.y - half * down]
  return { line: `M${from.x} ${from.y}H${x}V${y}`, arrow: `M${x} ${y}l-3.5 ${-5 * down}h7z` }
}

/** A link from one bar to another one, round by right angles: the `d` of its line and of its arrow. `between` is the y of the line between rows. */
export const linkPath = (from: LinkEnd, to: LinkEnd, between: number): { line: string; arrow: string } => {
  if (from.isFinish && !to.isFinish && to.x >= from.x - 1 && to.x < from.x + 2 * stub) return droppedPath(from, to)
  const [out, into] = [from.isFinish ? 1 : -1, to.isFinish ? -1 : 1]
  const [exit, entry] = [from.x + stub * out, to.x - stub * into]
  const isStraight = out === into ? (entry - exit) * out >= 0 : true
  const turn = out === into ? entry : out > 0 ? Math.max(exit, entry) : Math.min(exit, entry)
  const way = isStraight ? `H${turn}V${to.y}` : `H${exit}V${between}H${entry}V${to.y}`
  return {
    line: `M${from.x} ${from.y}${way}H${to.x}`,
    arrow: `M${to.x} ${to.y}l${-5 * into} -3.5v7z`,
  }
}
