import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { isDiskFull } from '../../base/disk.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../db/id.ts'
import type { FileStore } from '../../services/services.ts'
import { measureFile } from './measure.ts'
import { sizeText } from './sizeText.ts'

const keyForm = /^[\w-]+(\/[\w-]+)*$/
const partEnding = '.part'

/** Files in a folder of this machine. A file is written beside its place, synced and moved there, so nobody reads half of one. */
export function diskStore(folder: string): FileStore {
  /** What is being written here now. */
  const writing = new Set<string>()
  let gathering: ReturnType<FileStore['pieces']> | undefined
  const place = (key: string) => {
    if (!keyForm.test(key))
      throw new Error(`"${key}" is no key of a stored file: words of letters, digits, - and _, joined by /.`)
    return join(folder, key)
  }
  return {
    put: async (key, content, limit) => {
      const path = place(key)
      const temporary = `${path}.${newId()}${partEnding}`
      writing.add(temporary)
      try {
        await mkdir(dirname(path), { recursive: true })
        const size = await write(temporary, content, limit)
        await rename(temporary, path)
        return size
      } catch (error) {
        await rm(temporary, { force: true })
        throw isDiskFull(error) ? new Refusal('storageFull') : error
      } finally {
        writing.delete(temporary)
      }
    },
    get: async (key, range) => {
      const path = place(key)
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) throw new Refusal('notFound', { what: '' })
      return createReadStream(path, range)
    },
    measure: (key, signal) => measureFile(place(key), signal),
    remove: (key) => rm(place(key), { force: true }),
    copy: async (from, to) => {
      await mkdir(dirname(place(to)), { recursive: true })
      // Contents never change, so two names of one do; some disks know no second name.
      await link(place(from), place(to)).catch(() => copyFile(place(from), place(to)))
    },
    pieces: () => {
      gathering ??= import('./diskPieces.ts').then(({ diskPieces }) => diskPieces(folder))
      return gathering
    },
    seal: async (key) => {
      const file = await open(place(key), 'r+')
      try {
        await file.chmod(0o600)
        await file.sync()
      } finally {
        await file.close()
      }
    },
    sweep: async (before) => {
      for await (const path of partsIn(folder)) {
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
        if (mtimeMs < before.getTime() && !writing.has(path)) await rm(path, { force: true })
      }
    },
  }
}

/** The handle is closed before anybody removes the file: one that is still being opened would come back. */
async function write(path: string, content: Readable | Uint8Array, limit = Number.POSITIVE_INFINITY): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  try {
    let size = 0
    for await (const chunk of content instanceof Uint8Array ? [content] : (content as AsyncIterable<Uint8Array>)) {
      size += chunk.length
      if (size > limit) throw new Refusal('tooLarge', { limit: sizeText(limit) })
      await file.writeFile(chunk)
    }
    await file.sync()
    return size
  } finally {
    await file.close()
  }
}

/** Files in the folder that were never finished. */
async function* partsIn(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder, { recursive: true }).catch(() => [])
  for await (const entry of entries)
    if (entry.isFile() && entry.name.endsWith(partEnding)) yield join(entry.parentPath, entry.name)
}
