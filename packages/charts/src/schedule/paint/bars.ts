import { between } from '../model/between.ts'
import { barHeight, barWidth, xAt, yOfLane } from '../model/boxes.ts'
import type { ScheduleOperation, ScheduleTone } from '../types.ts'
import type { Drawing } from './types.ts'

/** A bar in px of the canvas, with the operation that it is. */
export type Box = { x: number; y: number; width: number; operation: ScheduleOperation }

/** px of the strong edge at which a bar begins, and beside its letters. */
const [edge, padding] = [3, 5]

/** The bars that are in sight, at whole px, so that they are filled without blending. */
export function boxesOf({ scene, rows, left, top, from, to }: Drawing): Box[] {
  const boxes: Box[] = []
  for (const row of rows)
    for (const operation of between(scene.lists.get(row.key) ?? [], from, to)) {
      const { start, end, lane } = operation
      const x = Math.round(xAt(scene.axis, start) - left)
      const width = Math.round(barWidth(scene.axis, start, end))
      boxes.push({ x, y: Math.round(row.top - top) + yOfLane(lane), width, operation })
    }
  return boxes
}

/** A rectangle with soft corners: three fills at whole px are much faster than a round path. */
function fillSoft(context: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  if (width < 8) {
    context.fillRect(x, y, width, barHeight)
    return
  }
  for (const inset of [0, 1, 2]) context.fillRect(x + inset, y + 2 - inset, width - 2 * inset, barHeight - 4 + 2 * inset)
}

/** Bars of one colour together: a canvas changes its brush slower than it fills. */
export function drawBars({ context, brushes, scene }: Drawing, boxes: readonly Box[]): void {
  for (const [tone, list] of Map.groupBy(boxes, ({ operation }): ScheduleTone => operation.tone)) {
    const { strong, soft, hatched } = brushes.tones[tone]
    context.fillStyle = soft
    for (const { x, y, width, operation } of list) if (!operation.isPaused) fillSoft(context, x, y, width)
    context.fillStyle = hatched
    for (const { x, y, width, operation } of list) if (operation.isPaused) fillSoft(context, x, y, width)
    context.fillStyle = strong
    for (const { x, y, width, operation } of list) {
      const wide = Math.min(edge, width)
      context.fillRect(x, y + 2, 1, barHeight - 4)
      if (!operation.isPaused) context.fillRect(x + 1, y + 1, wide - 1, barHeight - 2)
      // The edge of what is paused is dashed.
      else for (let dash = 2; dash < barHeight; dash += 8) context.fillRect(x + 1, y + dash, wide - 1, 4)
    }
  }
  context.fillStyle = scene.tokens.danger
  for (const { x, y, width, operation } of boxes) if (operation.isLate) outline(context, x, y, width)
}

/** A line of one px within a bar. */
function outline(context: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  context.fillRect(x + 2, y, width - 4, 1)
  context.fillRect(x + 2, y + barHeight - 1, width - 4, 1)
  context.fillRect(x + width - 1, y + 2, 1, barHeight - 4)
  context.fillRect(x, y + 2, 1, barHeight - 4)
}

export function drawTexts({ context, scene, lettering, width: seen }: Drawing, boxes: readonly Box[]): void {
  context.fillStyle = scene.tokens.text
  context.font = lettering.font
  const baseline = lettering.baseline(barHeight)
  for (const { x, y, width, operation } of boxes) {
    const room = width - edge - 2 * padding
    if (room < 8 || x > seen) continue
    const { name, isPinned } = operation
    const text = lettering.cut(isPinned ? `● ${name}` : name, room)
    if (text) context.fillText(text, x + edge + padding, y + baseline)
  }
}

/** The chain of what is pointed at, and what is marked. */
export function drawMarks({ context, scene }: Drawing, boxes: readonly Box[]): void {
  context.lineWidth = 2
  for (const { x, y, width, operation } of boxes) {
    const isMarked = scene.marked.includes(operation.key)
    if (!isMarked && operation.chain !== scene.chain) continue
    context.strokeStyle = isMarked ? scene.tokens.text : scene.tokens.accent
    context.strokeRect(x, y, width, barHeight)
  }
}
