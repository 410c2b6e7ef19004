import type { ChartTokens } from '../../BarChart/useTokens.ts'
import { cell, type Layout, names } from './layout.ts'

/** What of the drawing is in sight, in px of the screen, and how large a px of the drawing is there. */
export type Sight = { left: number; top: number; width: number; height: number; zoom: number }

export type PaintOptions = {
  layout: Layout
  sight: Sight
  tokens: ChartTokens
  /** Places that stand out; the others step back. Default all are alike. */
  marked: ReadonlySet<string> | null
  chosen: string | null
  aisleText: (name: string) => string
}

type Box = readonly [x: number, y: number, width: number, height: number]

/** How much of a place is filled that holds something and has no limit, and how strong that is. */
const unlimited = 0.45

/** Draws what is in sight. Places are collected by colour first: one path for each keeps ten thousand of them fluent. */
export function paint(context: CanvasRenderingContext2D, options: PaintOptions): void {
  const { layout, sight, tokens, marked, chosen } = options
  const { left, top, width, height, zoom } = sight
  context.clearRect(0, 0, width, height)
  const [w, h] = [cell.width * zoom, cell.height * zoom]
  const groups = { frame: [] as Box[], part: [] as Box[], full: [] as Box[], over: [] as Box[], open: [] as Box[] }
  const locked: Box[] = []
  const rest: Box[] = []
  for (const band of layout.bands) {
    if ((band.top + band.height) * zoom < top || band.top * zoom > top + height) continue
    for (const { place, x: cellX, y: cellY } of band.cells) {
      const [x, y] = [names + cellX * zoom - left, cellY * zoom - top]
      if (x + w < names || x > width || y + h < 0 || y > height) continue
      const box: Box = [x, y, w, h]
      const { share } = place
      if (marked && !marked.has(place.id)) {
        rest.push(box)
        continue
      }
      groups.frame.push(box)
      if (place.isLocked) locked.push(box)
      if (share === null) groups.open.push(box)
      else if (share > 1) groups.over.push(box)
      else if (share >= 1) groups.full.push(box)
      else if (share > 0) groups.part.push([x, y + h - Math.max(2, h * share), w, Math.max(2, h * share)])
    }
  }
  strokeBoxes(context, rest, tokens.line, 0.45)
  strokeBoxes(context, groups.frame, tokens.line, 1)
  fillBoxes(context, groups.open, tokens.info, unlimited)
  fillBoxes(context, groups.part, tokens.info, 1)
  fillBoxes(context, groups.full, tokens.accent, 1)
  fillBoxes(context, groups.over, tokens.danger, 1)
  crossBoxes(context, locked, tokens.text)
  if (marked && marked.size < 400) strokeBoxes(context, groups.frame, tokens.text, 1)
  const spot = chosen === null ? undefined : layout.at.get(chosen)
  if (spot) ring(context, [names + spot.x * zoom - left, spot.y * zoom - top, w, h], tokens)
  writeNames(context, options)
}

function fillBoxes(context: CanvasRenderingContext2D, boxes: readonly Box[], colour: string, alpha: number): void {
  if (boxes.length === 0) return
  context.globalAlpha = alpha
  context.fillStyle = colour
  context.beginPath()
  for (const [x, y, width, height] of boxes) context.rect(x, y, width, height)
  context.fill()
  context.globalAlpha = 1
}

function strokeBoxes(context: CanvasRenderingContext2D, boxes: readonly Box[], colour: string, alpha: number): void {
  if (boxes.length === 0) return
  context.globalAlpha = alpha
  context.strokeStyle = colour
  context.lineWidth = 1
  context.beginPath()
  for (const [x, y, width, height] of boxes)
    context.rect(Math.round(x) + 0.5, Math.round(y) + 0.5, Math.round(width) - 1, Math.round(height) - 1)
  context.stroke()
  context.globalAlpha = 1
}

function crossBoxes(context: CanvasRenderingContext2D, boxes: readonly Box[], colour: string): void {
  context.strokeStyle = colour
  context.beginPath()
  for (const [x, y, width, height] of boxes) {
    context.moveTo(x, y + height)
    context.lineTo(x + width, y)
  }
  context.stroke()
}

function ring(context: CanvasRenderingContext2D, [x, y, width, height]: Box, tokens: ChartTokens): void {
  context.strokeStyle = tokens.surface
  context.lineWidth = 5
  context.strokeRect(x - 2, y - 2, width + 4, height + 4)
  context.strokeStyle = tokens.warning
  context.lineWidth = 3
  context.strokeRect(x - 2, y - 2, width + 4, height + 4)
  context.lineWidth = 1
}

/** Names of aisles stay at the edge however far one looks to the side; names of racks show once there is room. */
function writeNames(context: CanvasRenderingContext2D, { layout, sight, tokens, aisleText }: PaintOptions): void {
  const { left, top, width, height, zoom } = sight
  context.textBaseline = 'middle'
  for (const band of layout.bands) {
    const y = band.top * zoom - top
    if (y + band.height * zoom < -20 || y > height + 20) continue
    if (cell.width * zoom >= 17) {
      context.font = `11px ${tokens.sans}`
      context.fillStyle = tokens.faint
      context.textAlign = 'center'
      for (const rack of band.racks) {
        const x = names + (rack.x + cell.width / 2) * zoom - left
        if (x > -20 && x < width + 20) context.fillText(rack.name, x, y - 9)
      }
    }
    context.fillStyle = tokens.surface
    context.fillRect(0, y - 18, names - 4, band.height * zoom + 18)
    context.font = `600 12px ${tokens.sans}`
    context.fillStyle = tokens.text
    context.textAlign = 'left'
    context.fillText(aisleText(band.name), 6, y + Math.min(band.height * zoom, height) / 2, names - 12)
  }
}
