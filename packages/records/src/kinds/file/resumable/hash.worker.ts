import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

export type HashQuestion = { file: File }
export type HashAnswer = { read: number } | { sha256: string } | { failed: string }

/** Bytes that are read at once. */
const slice = 4 * 1024 * 1024

const tell = (answer: HashAnswer): void => postMessage(answer)

/** Reads a file beside the page, so that the page stays quick. */
addEventListener('message', async ({ data: { file } }: MessageEvent<HashQuestion>) => {
  try {
    const hash = sha256.create()
    for (let at = 0; at < file.size; at += slice) {
      hash.update(new Uint8Array(await file.slice(at, at + slice).arrayBuffer()))
      tell({ read: Math.min(file.size, at + slice) })
    }
    tell({ sha256: bytesToHex(hash.digest()) })
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) })
  }
})
