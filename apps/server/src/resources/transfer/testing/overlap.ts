import { crc32, deflateRawSync } from 'node:zlib'
import { directoryHeader, endOf, localHeader, type Said } from './zip.ts'

/**
 * A zip whose parts overlap, after David Fifield's construction: the packed content of each part quotes the header of the next one in a block
 * that is not compressed, then goes on with that part's own content. `count` parts together unpack to `count` times the kernel of zeros, from
 * one copy of it.
 */
export function overlapping({ count, kernelBytes, prefix }: { count: number; kernelBytes: number; prefix: Buffer }): Buffer {
  let packed = deflateRawSync(Buffer.alloc(kernelBytes), { level: 9 })
  let content = Buffer.alloc(kernelBytes)
  const parts: { said: Said; header: Buffer }[] = []
  for (let number = count; number >= 1; number -= 1) {
    const next = parts[0]?.header
    if (next) {
      packed = Buffer.concat([quoteHead(next.length), next, packed])
      content = Buffer.concat([next, content])
    }
    const said: Said = {
      flags: 0,
      method: 8,
      crc: crc32(content),
      packed: packed.length,
      size: content.length,
      extra: Buffer.alloc(0),
      name: Buffer.from(number === 1 ? 'xl/worksheets/sheet1.xml' : `xl/media/image${number}.bin`),
      offset: 0,
    }
    parts.unshift({ said, header: localHeader(said) })
  }
  return assembled(parts, packed, prefix)
}

/** The head of a deflate block that is not the last and not compressed. */
function quoteHead(length: number): Buffer {
  const bytes = Buffer.alloc(5)
  bytes.writeUInt16LE(length, 1)
  bytes.writeUInt16LE(length ^ 0xffff, 3)
  return bytes
}

function assembled(parts: readonly { said: Said; header: Buffer }[], packed: Buffer, prefix: Buffer): Buffer {
  const first = parts[0]?.header ?? Buffer.alloc(0)
  let offset = prefix.length
  const directory = parts.map(({ said, header }) => {
    const entry = directoryHeader({ ...said, offset })
    offset += header.length + quoteHead(0).length
    return entry
  })
  const end = prefix.length + first.length + packed.length
  return Buffer.concat([prefix, first, packed, ...directory, ...endOf(Buffer.concat(directory).length, end, parts.length, {})])
}
