import { MemoryFS } from '@electric-sql/pglite'

/** What is used of the engine's file system. */
type Files = {
  analyzePath(path: string): { exists: boolean }
  mkdirTree(path: string): void
  chmod(path: string, mode: number): void
  createDataFile(folder: string, name: string, data: Uint8Array, canRead: boolean, canWrite: boolean, canOwn: boolean): void
}

/** Where the engine keeps its database. */
const dataFolder = '/pglite/data'
const block = 512
const folderType = '5'

/**
 * A database in memory that begins with a dumped one. The files are pieces of the dump itself, which is theirs from then on: unpacking
 * it file by file copies it three times, and takes as long as all else that opening does.
 */
export class DumpedMemory extends MemoryFS {
  readonly #dump: Uint8Array

  constructor(dump: Uint8Array) {
    super()
    this.#dump = dump
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS as unknown as Files // typed without most of its calls
    const folders = new Set<string>()
    const enter = (folder: string) => {
      if (folders.has(folder)) return
      if (!files.analyzePath(folder).exists) files.mkdirTree(folder)
      folders.add(folder)
    }
    for (const { path, type, data } of entriesOf(this.#dump)) {
      const end = path.lastIndexOf('/')
      if (type === folderType) enter(path)
      else {
        enter(path.slice(0, end))
        files.createDataFile(path.slice(0, end), path.slice(end + 1), data, true, true, true)
      }
    }
    files.chmod(dataFolder, 0o700)
  }
}

/** The files and folders of a tar as the engine dumps it: plain headers, with times in the last bytes of what others use as the prefix. */
function* entriesOf(tar: Uint8Array) {
  const text = new TextDecoder()
  const field = (at: number, length: number) => {
    const bytes = tar.subarray(at, at + length)
    const end = bytes.indexOf(0)
    return text.decode(end < 0 ? bytes : bytes.subarray(0, end))
  }
  for (let at = 0; at + block <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(field(at + 124, 12), 8) || 0
    const name = [field(at + 345, 131), field(at, 100)].filter(Boolean).join('/')
    const path = `${dataFolder}/${name.replace(/^\/+|\/+$/g, '')}`
    yield { path, type: field(at + 156, 1), data: tar.subarray(at + block, at + block + size) }
    at += block + Math.ceil(size / block) * block
  }
}
