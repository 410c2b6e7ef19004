import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Refusal } from '../../base/errors.ts'

type Measured = { size: number; sha256: string }

const slice = 1024 * 1024

/**
 * Size and hash of a file. It is read into one place over and over: a stream would leave as much behind as the engine bears before it
 * tidies up. Between two slices other calls have their turns.
 */
export async function measureFile(path: string, signal?: AbortSignal): Promise<Measured> {
  const file = await open(path).catch(() => null)
  if (!file) throw new Refusal('notFound', { what: '' })
  try {
    const hash = createHash('sha256')
    const room = Buffer.allocUnsafeSlow(slice)
    for (let size = 0; ; ) {
      if (signal?.aborted) throw new Refusal('busy')
      const { bytesRead } = await file.read(room, 0, slice, size)
      if (bytesRead === 0) return { size, sha256: hash.digest('hex') }
      hash.update(room.subarray(0, bytesRead))
      size += bytesRead
    }
  } finally {
    await file.close()
  }
}

/** The same of what comes from elsewhere. */
export async function measureStream(content: Readable, signal?: AbortSignal): Promise<Measured> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    // Whoever ends the loop ends the stream.
    if (signal?.aborted) throw new Refusal('busy')
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}
