import { crc32, deflateRawSync } from 'node:zlib'

/** What a header of a part says; a test makes it say something else. */
export type Said = {
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  extra: Buffer
  name: Buffer
  offset: number
}
export type ZipPart = {
  name: string | Buffer
  content: Buffer
  /** The packed content, where it is not simply made of `content`. */
  packed?: Buffer
  isStored?: boolean
  /** Bytes of sizes after the content: with a mark or without, 4 or 8 bytes each. */
  descriptor?: 12 | 16 | 20 | 24
  /** Bytes before the part that belong to nobody. */
  gap?: Buffer
  /** What the directory, the part itself, and the sizes after it say instead of the truth. */
  directory?: Partial<Said>
  local?: Partial<Said>
  after?: Partial<Said>
}
export type ZipOptions = {
  before?: Buffer
  after?: Buffer
  comment?: Buffer
  /** Written as ZIP64 does: its own end and locator, and nothing but marks in the plain one. */
  isZip64?: boolean
  end?: Partial<{ disk: number; count: number; length: number; offset: number }>
}

/** A zip file, honest or not. */
export function zip(parts: readonly ZipPart[], options: ZipOptions = {}): Buffer {
  const pieces: Buffer[] = [options.before ?? Buffer.alloc(0)]
  let at = pieces[0]?.length ?? 0
  const directory: Buffer[] = []
  for (const part of parts) {
    const gap = part.gap ?? Buffer.alloc(0)
    const packed = part.packed ?? (part.isStored ? part.content : deflateRawSync(part.content, { level: 9 }))
    const truth: Said = {
      flags: part.descriptor ? 8 : 0,
      method: part.isStored ? 0 : 8,
      crc: crc32(part.content),
      packed: packed.length,
      size: part.content.length,
      extra: Buffer.alloc(0),
      name: Buffer.from(part.name),
      offset: at + gap.length,
    }
    const hidden = part.descriptor ? { crc: 0, packed: 0, size: 0 } : {}
    const local = localHeader({ ...truth, ...hidden, ...part.local })
    const whole = [gap, local, packed, part.descriptor ? descriptorOf({ ...truth, ...part.after }, part.descriptor) : gapless]
    pieces.push(...whole)
    at += whole.reduce((total, { length }) => total + length, 0)
    directory.push(directoryHeader({ ...truth, ...part.directory }))
  }
  return Buffer.concat([...pieces, ...directory, ...endOf(Buffer.concat(directory).length, at, parts.length, options)])
}

const gapless = Buffer.alloc(0)

export function localHeader({ flags, method, crc, packed, size, extra, name }: Said): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.writeUInt32LE(0x04034b50, 0)
  bytes.writeUInt16LE(20, 4)
  bytes.writeUInt16LE(flags, 6)
  bytes.writeUInt16LE(method, 8)
  bytes.writeUInt32LE(crc, 14)
  bytes.writeUInt32LE(packed, 18)
  bytes.writeUInt32LE(size, 22)
  bytes.writeUInt16LE(name.length, 26)
  bytes.writeUInt16LE(extra.length, 28)
  return Buffer.concat([bytes, name, extra])
}

export function directoryHeader({ flags, method, crc, packed, size, extra, name, offset }: Said): Buffer {
  const bytes = Buffer.alloc(46)
  bytes.writeUInt32LE(0x02014b50, 0)
  bytes.writeUInt16LE(20, 6)
  bytes.writeUInt16LE(flags, 8)
  bytes.writeUInt16LE(method, 10)
  bytes.writeUInt32LE(crc, 16)
  bytes.writeUInt32LE(packed, 20)
  bytes.writeUInt32LE(size, 24)
  bytes.writeUInt16LE(name.length, 28)
  bytes.writeUInt16LE(extra.length, 30)
  bytes.writeUInt32LE(offset, 42)
  return Buffer.concat([bytes, name, extra])
}

function descriptorOf({ crc, packed, size }: Said, length: 12 | 16 | 20 | 24): Buffer {
  const hasMark = length === 16 || length === 24
  const bytes = Buffer.alloc(length - (hasMark ? 4 : 0))
  bytes.writeUInt32LE(crc, 0)
  if (bytes.length === 12) {
    bytes.writeUInt32LE(packed, 4)
    bytes.writeUInt32LE(size, 8)
  } else {
    bytes.writeBigUInt64LE(BigInt(packed), 4)
    bytes.writeBigUInt64LE(BigInt(size), 12)
  }
  return hasMark ? Buffer.concat([Buffer.from('PK\u0007\u0008'), bytes]) : bytes
}

export function endOf(length: number, offset: number, count: number, { comment, after, isZip64, end }: ZipOptions): Buffer[] {
  const bytes = Buffer.alloc(22)
  bytes.writeUInt32LE(0x06054b50, 0)
  bytes.writeUInt16LE(end?.disk ?? 0, 4)
  bytes.writeUInt16LE(isZip64 ? 0xffff : (end?.count ?? count), 8)
  bytes.writeUInt16LE(isZip64 ? 0xffff : (end?.count ?? count), 10)
  bytes.writeUInt32LE(isZip64 ? 0xffffffff : (end?.length ?? length), 12)
  bytes.writeUInt32LE(isZip64 ? 0xffffffff : (end?.offset ?? offset), 16)
  bytes.writeUInt16LE(comment?.length ?? 0, 20)
  return [...(isZip64 ? zip64End(length, offset, count) : []), bytes, comment ?? gapless, after ?? gapless]
}

function zip64End(length: number, offset: number, count: number): Buffer[] {
  const end = Buffer.alloc(56)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(45, 12)
  end.writeUInt16LE(45, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(length), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + length), 8)
  locator.writeUInt32LE(1, 16)
  return [end, locator]
}
