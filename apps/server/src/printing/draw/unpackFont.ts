import { inflateSync } from 'node:zlib'

/** Sizes of the WOFF format and of the OpenType format inside it: W3C WOFF 1.0, section 3 and 4. */
const woff = { head: 44, entry: 20 }
const plain = { head: 12, entry: 16 }
const padded = (length: number): number => Math.ceil(length / 4) * 4

type Table = { tag: string; checksum: number; bytes: Buffer }

/** The font inside a WOFF file, every table unpacked: whoever reads the packed one unpacks a table each time that it looks at a letter. */
export function unpackFont(packed: Buffer): Buffer {
  const tables = Array.from({ length: packed.readUInt16BE(12) }, (_, at) => tableAt(packed, woff.head + at * woff.entry))
  const first = plain.head + tables.length * plain.entry
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), first)
  const font = Buffer.alloc(size)
  font.writeUInt32BE(packed.readUInt32BE(4), 0)
  font.writeUInt16BE(tables.length, 4)
  let place = first
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = plain.head + at * plain.entry
    font.write(tag, entry, 'latin1')
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(place, entry + 8)
    font.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(font, place)
    place += padded(bytes.length)
  }
  return font
}

function tableAt(packed: Buffer, entry: number): Table {
  const [offset, length, whole, checksum] = [4, 8, 12, 16].map((at) => packed.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
    number,
  ]
  const bytes = packed.subarray(offset, offset + length)
  return { tag: packed.toString('latin1', entry, entry + 4), checksum, bytes: length < whole ? inflateSync(bytes) : bytes }
}
