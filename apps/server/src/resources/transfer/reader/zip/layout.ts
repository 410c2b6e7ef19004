import { SheetProblem } from '../problem.ts'

/** A part of a zip file, as both its directory and the part itself say. Sizes in bytes. */
export type Part = {
  name: string
  isStored: boolean
  packed: number
  size: number
  crc: number
  /** Where its packed content begins in the file. */
  start: number
}

type Entry = Omit<Part, 'start'> & { flags: number; method: number; rawName: Buffer; offset: number }

const endMark = 0x06054b50
const end64Mark = 0x07064b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const descriptorMark = 0x08074b50
const endLength = 22
const entryLength = 46
const localLength = 30
const extra64 = 1
/** Effort of packing, sizes after the content, names in UTF-8. Anything else is encryption or patches. */
const knownFlags = 0x080e
const sizesFollow = 0x0008

const unusual = () => new SheetProblem('unusual')

/**
 * The parts of a zip file whose every byte is accounted for: part after part without a gap, then the directory, then its end. Throws
 * SheetProblem `unusual` for whatever two readers could read in two ways: ZIP64, several disks, encryption, comments, bytes before, after or
 * between, parts that overlap, and a directory that says other than its parts.
 */
export function readLayout(file: Buffer, { maxParts }: { maxParts: number }): Part[] {
  const { entries, directoryAt } = readDirectory(file, maxParts)
  const ordered = entries.toSorted((one, other) => one.offset - other.offset)
  if ((ordered[0]?.offset ?? directoryAt) !== 0) throw unusual()
  const parts = ordered.map((entry, at) => readPart(file, entry, ordered[at + 1]?.offset ?? directoryAt))
  if (new Set(parts.map(({ name }) => name.toLowerCase())).size < parts.length) throw unusual()
  return parts
}

function readDirectory(file: Buffer, maxParts: number): { entries: Entry[]; directoryAt: number } {
  const end = file.length - endLength
  if (end < 0 || file.readUInt32LE(end) !== endMark) throw unusual()
  const count = file.readUInt16LE(end + 10)
  const length = file.readUInt32LE(end + 12)
  const directoryAt = file.readUInt32LE(end + 16)
  const isOneDisk = file.readUInt32LE(end + 4) === 0 && file.readUInt16LE(end + 8) === count
  const has64 = end >= 20 && file.readUInt32LE(end - 20) === end64Mark
  if (!isOneDisk || has64 || file.readUInt16LE(end + 20) !== 0 || directoryAt + length !== end) throw unusual()
  if (count > maxParts) throw new SheetProblem('tooBig')
  const entries: Entry[] = []
  let at = directoryAt
  while (entries.length < count) {
    const { entry, next } = readEntry(file, at, end)
    entries.push(entry)
    at = next
  }
  if (at !== end) throw unusual()
  return { entries, directoryAt }
}

function readEntry(file: Buffer, at: number, end: number): { entry: Entry; next: number } {
  if (at + entryLength > end || file.readUInt32LE(at) !== entryMark) throw unusual()
  const nameEnd = at + entryLength + file.readUInt16LE(at + 28)
  const extraEnd = nameEnd + file.readUInt16LE(at + 30)
  const next = extraEnd + file.readUInt16LE(at + 32)
  if (next > end || file.readUInt16LE(at + 34) !== 0) throw unusual()
  refuseZip64(file.subarray(nameEnd, extraEnd))
  const rawName = file.subarray(at + entryLength, nameEnd)
  const method = file.readUInt16LE(at + 10)
  const entry: Entry = {
    name: nameOf(rawName),
    rawName,
    flags: file.readUInt16LE(at + 8),
    method,
    isStored: method === 0,
    crc: file.readUInt32LE(at + 16),
    packed: file.readUInt32LE(at + 20),
    size: file.readUInt32LE(at + 24),
    offset: file.readUInt32LE(at + 42),
  }
  if ((entry.flags & ~knownFlags) !== 0 || (method !== 0 && method !== 8)) throw unusual()
  if (entry.isStored && entry.packed !== entry.size) throw unusual()
  return { entry, next }
}

/** Compares a part with its entry and with what follows it: `next` is where the next part or the directory begins. */
function readPart(file: Buffer, entry: Entry, next: number): Part {
  const { offset, rawName, flags, method, ...part } = entry
  if (offset + localLength > next || file.readUInt32LE(offset) !== localMark) throw unusual()
  const nameEnd = offset + localLength + file.readUInt16LE(offset + 26)
  const start = nameEnd + file.readUInt16LE(offset + 28)
  if (start > next || !file.subarray(offset + localLength, nameEnd).equals(rawName)) throw unusual()
  refuseZip64(file.subarray(nameEnd, start))
  const follows = (flags & sizesFollow) !== 0
  if (file.readUInt16LE(offset + 6) !== flags || file.readUInt16LE(offset + 8) !== method) throw unusual()
  const said = [14, 18, 22].map((at) => file.readUInt32LE(offset + at))
  const known = [part.crc, part.packed, part.size]
  if (!said.every((value, at) => value === known[at] || (follows && value === 0))) throw unusual()
  const end = start + part.packed
  if (follows ? !isDescriptor(file.subarray(end, next), known) : end !== next) throw unusual()
  return { ...part, start }
}

/** Sizes may follow the content with a mark or without, in 4 or in 8 bytes each (as Apache POI writes them). */
function isDescriptor(bytes: Buffer, known: readonly number[]): boolean {
  const [crc = 0, packed = 0, size = 0] = known
  const hasMark = bytes.length === 16 || bytes.length === 24
  if (hasMark && bytes.readUInt32LE(0) !== descriptorMark) return false
  const plain = hasMark ? bytes.subarray(4) : bytes
  if (plain.length === 12)
    return plain.readUInt32LE(0) === crc && plain.readUInt32LE(4) === packed && plain.readUInt32LE(8) === size
  if (plain.length !== 20) return false
  return (
    plain.readUInt32LE(0) === crc && plain.readBigUInt64LE(4) === BigInt(packed) && plain.readBigUInt64LE(12) === BigInt(size)
  )
}

function refuseZip64(extra: Buffer): void {
  let at = 0
  for (; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) if (extra.readUInt16LE(at) === extra64) throw unusual()
  if (at !== extra.length) throw unusual()
}

/** Some programs begin the names of parts with a slash. Nothing is written under a name, yet one that climbs or hides is no spreadsheet's. */
function nameOf(raw: Buffer): string {
  const name = raw.toString('utf8').replace(/^\//, '')
  if (name === '' || /[\p{Cc}\\\uFFFD]/u.test(name) || name.split('/').includes('..') || name.startsWith('/')) throw unusual()
  return name
}
