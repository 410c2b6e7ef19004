import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../db/id.ts'
import { Refusal } from '../http/errors.ts'
import type { FileStore } from '../services.ts'

const keyForm = /^[\w-]+(\/[\w-]+)*$/

/** Files in a folder of this machine. A file is written beside its place, synced and moved there, so nobody reads half of one. */
export function diskStore(folder: string): FileStore {
  const place = (key: string) => {
    if (!keyForm.test(key))
      throw new Error(`"${key}" is no key of a stored file: words of letters, digits, - and _, joined by /.`)
    return join(folder, key)
  }
  return {
    put: async (key, content, limit) => {
      const path = place(key)
      const temporary = `${path}.${newId()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        const size = await write(temporary, content, limit)
        await rename(temporary, path)
        return size
      } catch (error) {
        await rm(temporary, { force: true })
        throw isFull(error) ? new Refusal('storageFull') : error
      }
    },
    get: async (key, range) => {
      const path = place(key)
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) throw new Refusal('notFound', { what: '' })
      return createReadStream(path, range)
    },
    remove: (key) => rm(place(key), { force: true }),
  }
}

async function write(path: string, content: Readable | Uint8Array, limit = Number.POSITIVE_INFINITY): Promise<number> {
  let size = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > limit) done(new Refusal('tooLarge', { limit: `${Math.round(limit / 1024 / 1024)} MB` }))
      else done(null, chunk)
    },
  })
  await pipeline(
    content instanceof Uint8Array ? Readable.from([content]) : content,
    counted,
    createWriteStream(path, { mode: 0o600 }),
  )
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  return size
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
