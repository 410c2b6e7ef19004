import { crc32, deflateSync } from 'node:zlib'

/** First bytes of pictures that say they are of a size; nothing need follow for them to be believed by their type. */
const ascii = (text: string) => Buffer.from(text, 'latin1')
const u16 = (value: number, big: boolean) => {
  const bytes = Buffer.alloc(2)
  if (big) bytes.writeUInt16BE(value)
  else bytes.writeUInt16LE(value)
  return bytes
}
const u32 = (value: number, big: boolean) => {
  const bytes = Buffer.alloc(4)
  if (big) bytes.writeUInt32BE(value >>> 0)
  else bytes.writeUInt32LE(value >>> 0)
  return bytes
}

const chunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([ascii(name), content])
  return Buffer.concat([u32(content.length, true), named, u32(crc32(named), true)])
}

/** A whole PNG of one grey, as small as it packs. */
export const png = (width: number, height: number, rows = height): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([u32(width, true), u32(height, true), Buffer.from([1, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])

export const gif = (width: number, height: number): Buffer =>
  Buffer.concat([ascii('GIF89a'), u16(width, false), u16(height, false), Buffer.alloc(20)])

export const bmp = (width: number, height: number): Buffer =>
  Buffer.concat([ascii('BM'), Buffer.alloc(12), u32(40, false), u32(width, false), u32(height, false), Buffer.alloc(40)])

/** With so many bytes of what a camera notes before its size. */
export const jpeg = (width: number, height: number, noted = 100): Buffer => {
  const notes: Buffer[] = []
  for (let left = noted; left > 0; left -= 60_000) {
    const content = Buffer.alloc(Math.min(left, 60_000))
    notes.push(Buffer.from([0xff, 0xe1]), u16(content.length + 2, true), content)
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...notes,
    Buffer.from([0xff, 0xc2, 0, 11, 8]),
    u16(height, true),
    u16(width, true),
    Buffer.from([1, 1, 0x11, 0]),
    Buffer.alloc(20),
  ])
}

const riff = (form: string, content: Buffer) => {
  const named = Buffer.concat([ascii('WEBP'), ascii(form), u32(content.length, false), content])
  return Buffer.concat([ascii('RIFF'), u32(named.length, false), named])
}
const u24 = (value: number) => u32(value, false).subarray(0, 3)

export const webp = (width: number, height: number): Buffer =>
  riff('VP8X', Buffer.concat([Buffer.alloc(4), u24(width - 1), u24(height - 1)]))
export const webpLossy = (width: number, height: number): Buffer =>
  riff('VP8 ', Buffer.concat([Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a]), u16(width, false), u16(height, false), Buffer.alloc(8)]))
export const webpLossless = (width: number, height: number): Buffer =>
  riff('VP8L', Buffer.concat([Buffer.from([0x2f]), u32(((width - 1) | ((height - 1) << 14)) >>> 0, false), Buffer.alloc(8)]))

const box = (name: string, content: Buffer) => Buffer.concat([u32(content.length + 8, true), ascii(name), content])

export const avif = (width: number, height: number): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.concat([ascii('avif'), Buffer.alloc(4), ascii('avifmif1')])),
    box(
      'meta',
      Buffer.concat([Buffer.alloc(4), box('ispe', Buffer.concat([Buffer.alloc(4), u32(width, true), u32(height, true)]))]),
    ),
  ])
