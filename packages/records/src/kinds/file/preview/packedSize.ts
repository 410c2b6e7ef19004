/** Bytes that an office file may unpack to. */
export const maxUnpacked = 200 * 1024 * 1024

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const entryLength = 46
const maxComment = 65_535

/** What a zip says that it unpacks to, bytes; infinite where it does not say, or is no zip. Nothing of it is unpacked. */
export async function packedSize(file: Blob): Promise<number> {
  const tail = new DataView(await file.slice(Math.max(0, file.size - endLength - maxComment)).arrayBuffer())
  let at = tail.byteLength - endLength
  while (at >= 0 && tail.getUint32(at, true) !== endMark) at -= 1
  if (at < 0) return Number.POSITIVE_INFINITY
  const [length, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)]
  const index = new DataView(await file.slice(start, start + length).arrayBuffer())
  let sum = 0
  for (let entry = 0; entry + entryLength <= index.byteLength; ) {
    if (index.getUint32(entry, true) !== entryMark) return Number.POSITIVE_INFINITY
    sum += index.getUint32(entry + 24, true)
    entry +=
      entryLength + index.getUint16(entry + 28, true) + index.getUint16(entry + 30, true) + index.getUint16(entry + 32, true)
  }
  return sum
}
