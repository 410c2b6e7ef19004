import { crc32, createInflateRaw } from 'node:zlib'
import { SheetProblem } from '../problem.ts'
import type { Part } from './layout.ts'

const pieceBytes = 64 * 1024
const zipMark = Buffer.from('PK\u0003\u0004')

/** Counts what comes out of all parts of a file together. */
export class UnpackBudget {
  #left: number
  constructor(bytes: number) {
    this.#left = bytes
  }
  /** Throws SheetProblem `tooBig` when it is used up. */
  spend(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new SheetProblem('tooBig')
  }
}

/**
 * The content of a part, piece by piece. Ends at the first byte more than the part is said to have; throws SheetProblem `unusual` where size,
 * checksum or the packed length are not as said, `nested` for an archive within the archive.
 */
export async function* unpack(file: Buffer, part: Part, budget: UnpackBudget): AsyncGenerator<Buffer> {
  let size = 0
  let crc = 0
  for await (const piece of piecesOf(file, part)) {
    if (size === 0 && piece.subarray(0, zipMark.length).equals(zipMark)) throw new SheetProblem('nested')
    size += piece.length
    if (size > part.size) throw new SheetProblem('unusual')
    budget.spend(piece.length)
    crc = crc32(piece, crc)
    yield piece
  }
  if (size !== part.size || crc !== part.crc) throw new SheetProblem('unusual')
}

async function* piecesOf(file: Buffer, { isStored, start, packed }: Part): AsyncGenerator<Buffer> {
  const content = file.subarray(start, start + packed)
  if (isStored) {
    for (let at = 0; at < packed; at += pieceBytes) yield content.subarray(at, at + pieceBytes)
    return
  }
  const inflate = createInflateRaw({ chunkSize: pieceBytes })
  inflate.end(content)
  try {
    yield* inflate
  } catch {
    throw new SheetProblem('damaged')
  }
  // What stands after the end of the packed content belongs to nobody.
  if (inflate.bytesWritten !== packed) throw new SheetProblem('unusual')
}
