import { inflateRawSync } from 'node:zlib'

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const mostEntries = 2000

/**
 * Unpacks every part of a zip file once, to nowhere, and throws when it comes to more than `limit` bytes: what a zip says of its own
 * size cannot be believed, and the memory that unpacking takes lies outside the heap that a worker is given.
 */
export function refuseZipBomb(file: Uint8Array, limit: number): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  let at = directoryOf(bytes)
  let left = limit
  for (let entry = 0; at + 46 <= bytes.length && bytes.readUInt32LE(at) === entryMark; entry += 1) {
    if (entry >= mostEntries) throw new Error('too many parts')
    const method = bytes.readUInt16LE(at + 10)
    const packed = bytes.readUInt32LE(at + 20)
    const local = bytes.readUInt32LE(at + 42)
    left -= sizeOf(bytes, { method, packed, local, limit: left })
    if (left < 0) throw new Error('too big')
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

function directoryOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return bytes.readUInt32LE(at + 16)
  throw new Error('no zip')
}

function sizeOf(
  bytes: Buffer,
  { method, packed, local, limit }: { method: number; packed: number; local: number; limit: number },
): number {
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localMark) throw new Error('no zip')
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  if (method === 0) return packed
  if (method !== 8) throw new Error('no zip')
  // Throws as soon as one byte more than the limit comes out.
  return inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: Math.max(1, limit) }).length
}
