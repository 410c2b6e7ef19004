import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type Comparison = {
  /** Pixels that differ to the eye; anti-aliasing is not counted. */
  differing: number
  /** The share of the picture that differs, 0 to 1; 1 where the sizes differ. */
  share: number
  /** A PNG with the differing pixels marked; undefined where the sizes differ. */
  marked?: Buffer
}

/** Compares two PNG files pixel by pixel. */
export function comparePictures(expected: Buffer, actual: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)]
  const { width, height } = before
  if (width !== after.width || height !== after.height) return { differing: width * height, share: 1 }
  const marks = new PNG({ width, height })
  const differing = pixelmatch(before.data, after.data, marks.data, width, height, { threshold: 0.1 })
  return { differing, share: differing / (width * height), marked: PNG.sync.write(marks) }
}

/** The same pixels in fewer bytes, for pictures that the repository keeps: without transparency, packed as well as PNG can. */
export function packPicture(picture: Buffer): Buffer {
  const read = PNG.sync.read(picture)
  // Flat surfaces pack best unfiltered, soft edges and shadows by the line above.
  const packed = ([0, 2] as const).map((filterType) =>
    PNG.sync.write(read, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType }),
  )
  return packed.reduce((smallest, one) => (one.length < smallest.length ? one : smallest))
}
