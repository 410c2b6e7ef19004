import { linkPath } from '../axis/linkPath.ts'
import type { PlanLink } from '../model/types.ts'
import type { BarScene } from './BarPainter.ts'
import { endOf } from './LinkLayer.tsx'

/** px across within which a press means a link. */
const reach = 9

/** The link that is drawn at a place of the layer, in px; undefined where none is. */
export function linkAt(scene: BarScene, rows: Int32Array, rowHeight: number, x: number, y: number): PlanLink | undefined {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.lineWidth = reach
  const { plan } = scene
  const { network } = plan.schedule
  const row = Math.floor(y / rowHeight)
  return plan.links.findLast((link, at) => {
    const [one, other] = [rows[network.from[at] ?? 0] ?? -1, rows[network.to[at] ?? 0] ?? -1]
    if (one < 0 || other < 0 || row < Math.min(one, other) - 1 || row > Math.max(one, other) + 1) return false
    const type = link.type ?? 'FS'
    const { line } = linkPath(
      endOf(scene, link.from, one, type[0] === 'F', rowHeight),
      endOf(scene, link.to, other, type[1] === 'F', rowHeight),
      (other >= one ? other : other + 1) * rowHeight,
    )
    return context.isPointInStroke(new Path2D(line), x, y)
  })
}
