import type { Bitmap } from '@bip/contract/printing'
import { fontOf, runsOf, widthOf } from './fonts.ts'

type Edge = { x1: number; y1: number; x2: number; y2: number }

/** Steps of a curve: letters of labels are some dozen dots high. */
const steps = 6

/** A text in dots, as a label printer draws it that does not have its letters. `size` is its height in dots. */
export function bitmapOf(text: string, size: number, isBold: boolean): Bitmap {
  const width = Math.max(1, Math.ceil(widthOf(text, isBold) * size))
  const height = Math.ceil(size * 1.3)
  const row = Math.ceil(width / 8)
  const bytes = new Uint8Array(row * height)
  let left = 0
  for (const run of runsOf(text)) {
    const font = fontOf(run.slice, isBold)
    const scale = size / font.unitsPerEm
    for (const letter of run.text) {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
      const edges = edgesOf(glyph.path.commands, (x, y) => ({ x: left + x * scale, y: font.ascent * scale * 0.9 - y * scale }))
      paint(edges, { width, height, bytes })
      left += widthOf(letter, isBold) * size
    }
  }
  return { width, height, bytes }
}

type Point = { x: number; y: number }
type Command = { command: string; args: number[] }

/** An outline as straight edges. */
function edgesOf(commands: readonly Command[], place: (x: number, y: number) => Point): Edge[] {
  const edges: Edge[] = []
  let start: Point = { x: 0, y: 0 }
  let here = start
  const lineTo = (to: Point) => {
    edges.push({ x1: here.x, y1: here.y, x2: to.x, y2: to.y })
    here = to
  }
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, at) => place(args[at * 2] ?? 0, args[at * 2 + 1] ?? 0))
    const end = points.at(-1) ?? start
    if (command === 'moveTo') {
      start = end
      here = end
    } else if (command === 'closePath') lineTo(start)
    else if (command === 'lineTo') lineTo(end)
    else curve([here, ...points], lineTo)
  }
  return edges
}

/** A Bézier curve of any degree, step by step. */
function curve(controls: readonly Point[], lineTo: (to: Point) => void): void {
  for (let step = 1; step <= steps; step++) {
    const t = step / steps
    let points = [...controls]
    while (points.length > 1)
      points = points.slice(1).map((to, at) => {
        const from = points[at] ?? to
        return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
      })
    lineTo(points[0] ?? { x: 0, y: 0 })
  }
}

/** Fills outlines by the nonzero rule, row by row at the middle of its dots. */
function paint(edges: readonly Edge[], { width, height, bytes }: Bitmap): void {
  const row = Math.ceil(width / 8)
  for (let y = 0; y < height; y++) {
    const level = y + 0.5
    const crossings = edges
      .filter(({ y1, y2 }) => (y1 <= level && y2 > level) || (y2 <= level && y1 > level))
      .map(({ x1, y1, x2, y2 }) => ({ x: x1 + ((level - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 }))
      .toSorted((a, b) => a.x - b.x)
    let winding = 0
    crossings.forEach(({ x, turn }, at) => {
      winding += turn
      const next = crossings[at + 1]
      if (winding === 0 || !next) return
      for (let dot = Math.max(0, Math.round(x)); dot < Math.min(width, Math.round(next.x)); dot++) {
        const place = y * row + (dot >> 3)
        bytes[place] = (bytes[place] ?? 0) | (0x80 >> (dot & 7))
      }
    })
  }
}
