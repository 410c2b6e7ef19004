import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { recordFigure } from '../../../../../tests/support/figures.ts'
import { randomOf } from '../../testing/random.ts'
import { alphabet } from './letters.ts'
import { pictureOf } from './picture.ts'

type Picture = { width: number; height: number; grey: Uint8Array }

/** Reads our own PNG back. */
function read(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const rows = inflateSync(Buffer.concat(parts))
  const grey = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) grey.set(rows.subarray(row * (width + 1) + 1, (row + 1) * (width + 1)), row * width)
  return { width, height, grey }
}

const side = 12
const letters = 4

/** What stands in the place of one letter, in coarse points around their mean. */
function cell({ width, height, grey }: Picture, at: number, count: number): Float32Array {
  const sums = new Float32Array(side * side)
  const [from, to] = [15 + ((width - 30) / count) * at - 4, 15 + ((width - 30) / count) * (at + 1) + 4]
  for (let y = 0; y < height; y++)
    for (let x = Math.floor(from); x < to; x++) {
      const place = Math.floor((y / height) * side) * side + Math.min(side - 1, Math.floor(((x - from) / (to - from)) * side))
      sums[place] = (sums[place] ?? 0) + (grey[y * width + x] ?? 0)
    }
  const mean = sums.reduce((all, one) => all + one, 0) / sums.length
  const size = Math.hypot(...sums.map((one) => one - mean)) || 1
  return sums.map((one) => (one - mean) / size)
}

const likeness = (one: Float32Array, other: Float32Array) => one.reduce((all, value, at) => all + value * (other[at] ?? 0), 0)

test('a script that has learnt from hundreds of pictures reads hardly one', async () => {
  const below = randomOf(7)
  const random = () => below(2 ** 30) / 2 ** 30
  const textOf = (length: number) =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] ?? 'A').join('')
  const learnt: { letter: string; seen: Float32Array }[] = []
  for (let round = 0; round < 300; round++) {
    const text = textOf(letters)
    const picture = read(await pictureOf(text, random))
    for (const [at, letter] of [...text].entries()) learnt.push({ letter, seen: cell(picture, at, letters) })
  }
  const guessed = (seen: Float32Array) =>
    learnt.reduce(
      (best, one) => {
        const like = likeness(one.seen, seen)
        return like > best.like ? { letter: one.letter, like } : best
      },
      { letter: '', like: -1 },
    ).letter
  const tried = 60
  let [whole, single] = [0, 0]
  for (let round = 0; round < tried; round++) {
    const text = textOf(letters)
    const picture = read(await pictureOf(text, random))
    const right = [...text].filter((letter, at) => guessed(cell(picture, at, letters)) === letter).length
    single += right
    if (right === text.length) whole++
  }
  recordFigure('captchas read by a script', `${whole} of ${tried}, ${single} of ${letters * tried} letters`)
  expect(whole).toBeLessThan(tried / 20)
}, 180_000)

test('one text never looks the same twice, and no outline leaves the server', async () => {
  const [one, other] = [await pictureOf('R4WE'), await pictureOf('R4WE')]
  expect(one.equals(other)).toBe(false)
  expect(one.toString('latin1')).not.toContain('path')
})

test('no two letters of the alphabet are taken for each other', () => {
  expect(alphabet).not.toMatch(/[01OQIZSG8a-z]/)
  expect(new Set(alphabet).size).toBeGreaterThan(20)
})
