import { describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { randomOf } from '../../testing/random.ts'
import { avif, bmp, gif, jpeg, png, webp, webpLossless, webpLossy } from '../testing/pictures.ts'
import { pictureSize } from './pictureSize.ts'
import { headBytes, sniff } from './sniff.ts'

const pictures = [
  { type: 'image/png', make: png },
  { type: 'image/gif', make: gif },
  { type: 'image/bmp', make: bmp },
  { type: 'image/jpeg', make: jpeg },
  { type: 'image/webp', make: webp },
  { type: 'image/webp', make: webpLossy },
  { type: 'image/webp', make: webpLossless },
  { type: 'image/avif', make: avif },
]

describe('a picture', () => {
  test.each(pictures)('of $type says its size', async ({ type, make }) => {
    const file = make(1600, 1200)
    expect(pictureSize(type, file)).toEqual({ width: 1600, height: 1200 })
    expect(await sniff(file)).toBe(type)
  })

  test('of a camera is shown, with all that the camera noted before it', async () => {
    expect(await sniff(jpeg(12_000, 9000, 200_000))).toBe('image/jpeg')
  })

  test('that would take the memory of whoever looks at it is bytes like any other', async () => {
    const bombs = [
      png(60_000, 60_000, 10),
      gif(65_535, 65_535),
      bmp(100_000, -100_000),
      jpeg(65_535, 65_535),
      webp(16_000_000, 1000),
    ]
    for (const bomb of [...bombs, webpLossy(16_383, 16_383), webpLossless(16_384, 16_384), avif(60_000, 60_000)])
      expect(await sniff(bomb)).toBe('application/octet-stream')
  })

  test('that hides its size, or ends before it, is bytes like any other', async () => {
    const hidden = jpeg(65_535, 65_535, 400_000).subarray(0, headBytes)
    for (const head of [hidden, png(10, 10).subarray(0, 20), jpeg(10, 10).subarray(0, 40), webp(10, 10).subarray(0, 24)])
      expect(await sniff(head)).not.toMatch(/^image\//)
  })
})

/** What files of many kinds begin with, most of them with sizes and tables that follow. */
const marks = [
  '504b0304',
  '1f8b0800',
  '89504e470d0a1a0a',
  'ffd8ffe0',
  '474946383961',
  '25504446',
  '3026b2758e66cf11',
  '1a45dfa3',
  '494433030000',
  '49492a00',
  '4d4d002a',
  '52494646ffffffff57454250',
  '4f676753',
  '000000206674797061766966',
  '377abcaf271c',
  '526172211a0700',
  '425a68',
  'fd377a585a00',
  '664c6143',
  '38425053',
  '7b5c727466',
  '0000000c6a5020200d0a870a',
  'd0cf11e0a1b11ae1',
  'efbbbf',
  'fffe',
  '3c3f786d6c',
]

test('whatever a file begins with, its type is told quickly and nothing is thrown', async () => {
  const random = randomOf(7)
  const rounds = count(20, 2000)
  let slowest = 0
  for (let round = 0; round < rounds; round += 1)
    for (const mark of marks) {
      const filler = [0, 255, 1, random(256)][round % 4] ?? 0
      const rest =
        round % 3 === 0 ? Buffer.from(Array.from({ length: 4096 }, () => random(256))) : Buffer.alloc(headBytes, filler)
      const head = Buffer.concat([Buffer.from(mark, 'hex'), rest])
      const before = performance.now()
      expect(await sniff(head)).toMatch(/^[\w.+-]+\/[\w.+-]+/)
      slowest = Math.max(slowest, performance.now() - before)
    }
  recordFigure('types of hostile files', `${rounds * marks.length} told, slowest ${slowest.toFixed(0)} ms`)
})
