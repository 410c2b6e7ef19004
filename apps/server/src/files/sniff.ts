import { fileTypeFromBuffer } from 'file-type'

/** Bytes that tell a file's type. */
export const headBytes = 4100

/** Types that a browser shows without running anything in them. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp', 'image/avif', 'application/pdf'])

export const isShown = (type: string): boolean => shown.has(type)

/** The type that the content itself tells; its name and what the client calls it are not believed. */
export async function sniff(head: Uint8Array): Promise<string> {
  const known = await fileTypeFromBuffer(head)
  if (known) return known.mime
  return isText(head) ? 'text/plain' : 'application/octet-stream'
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
