import { createHash } from 'node:crypto'
import { createRandom } from '../../../apps/server/src/seed/demo/random.ts'

const block = 1024 * 1024

/** A file too large to be kept: any part of it can be had, no two megabytes are alike. */
export function contentOf(size: number) {
  const { next } = createRandom('content')
  const pattern = Buffer.alloc(block)
  for (let at = 0; at < block; at += 4) pattern.writeUInt32LE(Math.floor(next() * 2 ** 32), at)
  const blockAt = (index: number): Buffer => {
    const bytes = Buffer.from(pattern)
    bytes.writeDoubleLE(index, 0)
    return bytes
  }
  const slice = (start: number, end: number): Buffer => {
    const parts: Buffer[] = []
    for (let at = start; at < end; ) {
      const offset = at % block
      const part = blockAt(Math.floor(at / block)).subarray(offset, Math.min(block, offset + end - at))
      parts.push(part)
      at += part.length
    }
    return Buffer.concat(parts)
  }
  const sha256 = (): string => {
    const hash = createHash('sha256')
    for (let at = 0; at < size; at += block) hash.update(slice(at, Math.min(size, at + block)))
    return hash.digest('hex')
  }
  return { size, slice, sha256 }
}
