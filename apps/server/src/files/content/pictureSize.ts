/** Width and height in pixels. */
export type PictureSize = { width: number; height: number }

/** How a picture of each type says its size; undefined where the bytes at hand do not say it. */
const readers: Readonly<Record<string, (head: Buffer) => PictureSize | undefined>> = {
  'image/png': (head) => ({ width: head.readUInt32BE(16), height: head.readUInt32BE(20) }),
  'image/gif': (head) => ({ width: head.readUInt16LE(6), height: head.readUInt16LE(8) }),
  'image/bmp': (head) => ({ width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) }),
  'image/webp': webp,
  'image/jpeg': jpeg,
  'image/avif': avif,
}

/** The size that a picture's first bytes say it unpacks to; undefined for what is no picture, and where they do not say it. */
export function pictureSize(type: string, head: Buffer): PictureSize | undefined {
  try {
    return readers[type]?.(head)
  } catch {
    // It ends before it says.
    return undefined
  }
}

function webp(head: Buffer): PictureSize | undefined {
  const form = head.toString('latin1', 12, 16)
  if (form === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (form === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  if (form !== 'VP8L') return undefined
  const bits = head.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** Goes from segment to segment up to the one that begins a frame. */
function jpeg(head: Buffer): PictureSize | undefined {
  for (let at = 2; ; ) {
    while (head.readUInt8(at) === 0xff && head.readUInt8(at + 1) === 0xff) at += 1
    if (head.readUInt8(at) !== 0xff) return undefined
    const mark = head.readUInt8(at + 1)
    const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc
    if (isFrame) return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) }
    at += 2 + Math.max(2, head.readUInt16BE(at + 2))
  }
}

/** The largest of the sizes it names: a picture may be put together from several. */
function avif(head: Buffer): PictureSize | undefined {
  let largest: PictureSize | undefined
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 4)) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
