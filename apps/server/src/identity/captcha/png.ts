import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const pack = promisify(deflate)

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** A picture in greys, one byte a pixel, row by row, as PNG. */
export async function greyPng(width: number, height: number, pixels: Uint8Array): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of grey.
  head.writeUInt8(8, 8)
  // Every row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++) rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', await pack(rows)), chunk('IEND', Buffer.alloc(0))])
}
