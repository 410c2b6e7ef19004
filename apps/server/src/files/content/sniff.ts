import { fileTypeFromBuffer } from 'file-type'
import { pictureSize } from './pictureSize.ts'

/** Bytes that tell a file's type and a picture's size: photos begin with what the camera noted, and a small picture of themselves. */
export const headBytes = 256 * 1024
/** Bytes that tell the type alone. */
const markBytes = 4100

/** Types that a browser shows without running anything in them. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp', 'image/avif', 'application/pdf'])

/** Above those of any camera of today; each takes four bytes of whoever looks at it. */
const maxPixels = 150_000_000

export const isShown = (type: string): boolean => shown.has(type)

/** Whether a browser plays it, and can do nothing else with it. */
export const isPlayed = (type: string): boolean => /^(audio|video)\/[\w.+-]+$/.test(type)

/**
 * The type that the content itself tells; its name and what the client calls it are not believed. A picture that does not tell its size, or
 * one that would take the memory of whoever looks at it, is bytes like any other: it is kept, and nobody is shown it.
 */
export async function sniff(head: Uint8Array): Promise<string> {
  const known = (await typeOf(head.subarray(0, markBytes))) ?? (isText(head.subarray(0, markBytes)) ? 'text/plain' : anyBytes)
  return known.startsWith('image/') && isShown(known) && !isViewable(known, head) ? anyBytes : known
}

const anyBytes = 'application/octet-stream'

/** A detector that fails on what it is given knows no type of it. */
async function typeOf(head: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(head))?.mime
  } catch {
    return undefined
  }
}

function isViewable(type: string, head: Uint8Array): boolean {
  const size = pictureSize(type, Buffer.from(head.buffer, head.byteOffset, head.byteLength))
  return size !== undefined && size.width * size.height <= maxPixels
}

/** Markup is text too, and leaves as text. */
function isText(head: Uint8Array): boolean {
  if (head.length === 0 || head.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
