import { dayLength } from '@bip/contract/calendar'
import { xOfDay } from '../../gantt/axis/axis.ts'
import { barWidth, xAt } from '../model/boxes.ts'
import { type GroupRow, laneHeight, type ScheduleRow } from '../model/rows.ts'
import type { Drawing } from './types.ts'

/** What lies below the bars: lines between rows, load of groups, stops of stations, the row that a bar is held over. */
export function drawGround(drawing: Drawing): void {
  const { context, scene, rows, top, width, brushes } = drawing
  const target = rows.find(({ key }) => key === scene.target)
  if (target) {
    context.fillStyle = brushes.target
    context.fillRect(0, target.top - top, width, target.height)
  }
  context.fillStyle = brushes.stop
  for (const row of rows) drawStops(drawing, row)
  for (const row of rows) if (row.kind === 'group') drawLoad(drawing, row)
  context.fillStyle = scene.tokens.rule
  for (const row of rows) context.fillRect(0, row.top + row.height - 1 - top, width, 1)
}

function drawStops({ context, scene, left, top, from, to }: Drawing, row: ScheduleRow): void {
  for (const { start, end } of scene.stops.get(row.key) ?? []) {
    if (end <= from || start >= to) continue
    const x = xAt(scene.axis, start)
    context.fillRect(x - left, row.top - top, xAt(scene.axis, end) - x, row.height)
  }
}

function drawLoad({ context, scene, brushes, loads, left, top, from, to }: Drawing, row: GroupRow): void {
  const max = row.resources.reduce((sum, { capacity = 1 }) => sum + capacity, 0) * dayLength
  const load = loads.of(row)
  const width = Math.max(1, scene.axis.pxPerDay - 1)
  for (let day = Math.floor(from / dayLength); day * dayLength < to; day += 1) {
    const minutes = load.get(day) ?? 0
    const height = Math.min(1, minutes / max) * row.height
    context.fillStyle = minutes > max ? brushes.overload : brushes.load
    if (minutes > 0) context.fillRect(xOfDay(scene.axis, day) - left, row.top + row.height - height - top, width, height)
  }
}

/** Where other plans have operations. */
export function drawPlaces({ context, scene, brushes, rows, left, top, from, to }: Drawing): void {
  context.lineWidth = 2
  context.setLineDash([4, 3])
  for (const row of rows)
    for (const { overlay, lane, start, end } of scene.places.get(row.key) ?? []) {
      if (end <= from || start >= to) continue
      context.strokeStyle = brushes.overlays[overlay] ?? scene.tokens.text
      const [x, y] = [xAt(scene.axis, start) - left, row.top - top + lane * laneHeight + 1 + overlay * 2]
      context.strokeRect(x + 1, y + 1, barWidth(scene.axis, start, end) - 2, 26)
    }
  context.setLineDash([])
}
