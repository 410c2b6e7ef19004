import { type Line, linesOf, mix, type Point } from './letters.ts'
import { greyPng } from './png.ts'

const [width, height] = [200, 68]

type Random = () => number
type Bend = (point: Point) => Point
/** How much ink lies on each point, 0 to 1. */
type Ink = Float32Array
type Pen = { size: number; value: 0 | 1 }

/**
 * A text as a PNG that people read and scripts do badly: letters touch, lean and bend together, lines of the same ink cross them, lines of
 * the ground cut them, and the ground is not even. Nothing of their outlines leaves the server.
 */
export async function pictureOf(text: string, random: Random = Math.random): Promise<Buffer> {
  const bend = bendOf(random)
  const ink: Ink = new Float32Array(width * height)
  const middles = middlesOf(text.length, random)
  for (const [at, letter] of [...text].entries()) {
    const pen: Pen = { size: between(random, 1.8, 2.4), value: 1 }
    for (const line of placed(letter, middles[at] ?? 0, random)) draw(ink, line, bend, pen)
  }
  for (let line = 0; line < 2; line++) draw(ink, crossing(random), bend, { size: between(random, 0.8, 1.2), value: 1 })
  for (let line = 0; line < 3; line++) draw(ink, crossing(random), bend, { size: between(random, 0.5, 0.9), value: 0 })
  return greyPng(width, height, coloured(ink, random))
}

const between = (random: Random, from: number, to: number) => from + random() * (to - from)

/** Where letters stand: as far from each other as it happens, so that no place is that of a letter. */
function middlesOf(count: number, random: Random): number[] {
  const steps = Array.from({ length: count }, () => between(random, 0.8, 1.2))
  const start = between(random, 10, 28)
  const pitch = (width - start - between(random, 10, 26)) / steps.reduce((all, one) => all + one, 0)
  return steps.map((step, at) => start + pitch * (steps.slice(0, at).reduce((all, one) => all + one, 0) + step / 2))
}

/** A letter about its middle, leaning, larger or smaller, a little above or below. */
function placed(letter: string, across: number, random: Random): Line[] {
  const middle = { x: across, y: height / 2 + between(random, -7, 7) }
  const [turn, lean] = [between(random, -0.45, 0.45), between(random, -0.35, 0.35)]
  const [wide, high] = [between(random, 28, 38), between(random, 38, 48)]
  return linesOf(letter).map((line) =>
    line.map(({ x, y }) => {
      const [along, down] = [x * wide + y * high * lean, y * high]
      return {
        x: middle.x + along * Math.cos(turn) - down * Math.sin(turn),
        y: middle.y + along * Math.sin(turn) + down * Math.cos(turn),
      }
    }),
  )
}

/** Waves in both directions that all letters share. */
function bendOf(random: Random): Bend {
  const wave = (min: number, max: number) => {
    const [size, length, from] = [between(random, min, max), between(random, 10, 20), between(random, 0, 6.3)]
    return (at: number) => size * Math.sin(at / length + from)
  }
  const [across, along, stretch] = [wave(1.5, 3.5), wave(1.5, 4), wave(1, 3)]
  return ({ x, y }) => ({ x: x + across(y) + stretch(x), y: y + along(x) })
}

/** A line from side to side that turns as letters do. */
const crossing = (random: Random): Line =>
  Array.from({ length: 6 }, (_, at) => ({ x: (at * width) / 5, y: between(random, 8, height - 8) }))

function draw(ink: Ink, line: Line, bend: Bend, pen: Pen): void {
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (!from) continue
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y))
    for (let step = 0; step <= steps; step++) dot(ink, bend(mix(from, to, step / Math.max(1, steps))), pen)
  }
}

function dot(ink: Ink, { x, y }: Point, { size, value }: Pen): void {
  for (let row = Math.max(0, Math.floor(y - size)); row <= Math.min(height - 1, y + size + 1); row++)
    for (let column = Math.max(0, Math.floor(x - size)); column <= Math.min(width - 1, x + size + 1); column++) {
      const covered = Math.min(1, Math.max(0, size + 0.5 - Math.hypot(column - x, row - y)))
      const before = ink[row * width + column] ?? 0
      ink[row * width + column] = value === 1 ? Math.max(before, covered) : Math.min(before, 1 - covered)
    }
}

/** Ink and ground in greys that drift over the picture, with specks and grain. */
function coloured(ink: Ink, random: Random): Uint8Array {
  const drift = () => {
    const [x, y, from] = [between(random, -0.04, 0.04), between(random, -0.06, 0.06), between(random, 0, 6.3)]
    return (point: number) => 18 * Math.sin(x * (point % width) + y * Math.floor(point / width) + from)
  }
  const [ofInk, ofGround] = [drift(), drift()]
  return Uint8Array.from(ink, (covered, point) => {
    const chance = random()
    const share = chance < 0.03 ? 1 - covered : covered
    const [dark, light] = [75 + ofInk(point), 212 + ofGround(point)]
    return light + (dark - light) * share + ((chance * 7919) % 24) - 12
  })
}
