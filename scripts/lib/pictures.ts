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
