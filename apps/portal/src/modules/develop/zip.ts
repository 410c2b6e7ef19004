type Entry = { path: string; content: string }

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

/** A record of little-endian numbers, each of 2 or 4 bytes. */
function record(...parts: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(parts.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of parts) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

/** A zip of texts as they are: sources of a few kilobytes are not worth a packer. Names are UTF-8 (PKWARE's note 6.3.10, 4.3). */
export function zipOf(entries: readonly Entry[]): Blob {
  const encoder = new TextEncoder()
  const [files, directory]: [Uint8Array<ArrayBuffer>[], Uint8Array<ArrayBuffer>[]] = [[], []]
  let offset = 0
  let directorySize = 0
  for (const { path, content } of entries) {
    const [name, data] = [encoder.encode(path), encoder.encode(content)]
    // Version 2.0, UTF-8 names, stored, 1 January 1980; then checksum and both sizes.
    const shared = [
      [2, 20],
      [2, 0x800],
      [2, 0],
      [2, 0],
      [2, 33],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
    ] as const
    const local = record([4, 0x04034b50], ...shared, [2, name.length], [2, 0])
    const central = record(
      [4, 0x02014b50],
      [2, 20],
      ...shared,
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    )
    files.push(local, name, data)
    directory.push(central, name)
    offset += local.length + name.length + data.length
    directorySize += central.length + name.length
  }
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directorySize],
    [4, offset],
    [2, 0],
  )
  return new Blob([...files, ...directory, end], { type: 'application/zip' })
}
