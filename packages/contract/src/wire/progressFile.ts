/**
 * A file that tells while it comes how far it is: pieces of it, each behind a head with its length, and between them heads that say how many
 * of how many rows are written. Answered to whoever accepts it; everybody else gets the file alone.
 */
export const progressFileType = 'application/vnd.bip.told-file'

/** Rows that are written, and all that will be. */
export type RowProgress = { done: number; total: number }

/** The content type of an answer with a file of that type within. */
export const progressFileOf = (type: string): string => `${progressFileType}; of="${type}"`

/** The type of the file within an answer; undefined where it is no such answer. */
export const typeWithin = (contentType: string): string | undefined =>
  contentType.startsWith(progressFileType) ? (/of="([^"]*)"/.exec(contentType)?.[1] ?? '') : undefined

const headLength = 9
const isPiece = 0
const isTold = 1

function headOf(kind: number, first: number, second: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(headLength))
  head.setUint8(0, kind)
  head.setUint32(1, first)
  head.setUint32(5, second)
  return new Uint8Array(head.buffer)
}

export const headOfPiece = (length: number): Uint8Array => headOf(isPiece, length, 0)
export const headOfRows = ({ done, total }: RowProgress): Uint8Array => headOf(isTold, done, total)

/** Reads such a file from its bytes, wherever they are cut. */
export class ProgressFileReader {
  readonly pieces: Uint8Array<ArrayBuffer>[] = []
  rows: RowProgress | undefined
  /** Bytes of the present piece that have not come yet. */
  #missing = 0
  #head: number[] = []

  take(bytes: Uint8Array<ArrayBuffer>): void {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + (this.#missing || headLength - this.#head.length))
      at += part.length
      if (this.#missing > 0) {
        this.pieces.push(part)
        this.#missing -= part.length
      } else {
        this.#head.push(...part)
        if (this.#head.length === headLength) this.#begin(new DataView(Uint8Array.from(this.#head).buffer))
      }
    }
  }

  #begin(head: DataView): void {
    this.#head = []
    if (head.getUint8(0) === isPiece) this.#missing = head.getUint32(1)
    else this.rows = { done: head.getUint32(1), total: head.getUint32(5) }
  }
}
