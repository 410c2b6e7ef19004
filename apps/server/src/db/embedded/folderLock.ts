import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = {
  /** Notes the address under which the holder answers, for whoever comes second. */
  tell(address: string): void
  release(): void
}

type Holder = { pid: number; since: string; address?: string }

/**
 * Takes a data folder for this process alone: two engines on one folder lose rows silently. The lock is the operating system's own, on
 * a file, so that it ends with the process however that ends and a number used again by another program means nothing. Throws a
 * sentence that names the holder, or what is wrong with the folder.
 */
export function lockFolder(folder: string): FolderLock {
  mustBeWritable(folder)
  const note = join(folder, 'server.json')
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    // SQLite is the one part of Node that takes such locks on every system.
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new Error(`The data folder ${folder} is in use ${holderOf(note)}. Stop that one, or set BIP_DATA to another folder.`)
  }
  const holder: Holder = { pid: process.pid, since: new Date().toISOString() }
  const write = () => writeFileSync(note, `${JSON.stringify(holder)}\n`)
  write()
  return {
    tell: (address) => {
      holder.address = address
      write()
    },
    release: () => {
      rmSync(note, { force: true })
      lock.close()
    },
  }
}

/** Makes the folder where it is missing; throws a sentence when this user cannot write in it. */
export function mustBeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new Error(
      `The data folder ${folder} cannot be written; give this user the right to, or set BIP_DATA to another folder.`,
    )
  }
}

function holderOf(note: string): string {
  try {
    const { pid, since, address } = JSON.parse(readFileSync(note, 'utf8')) as Holder // written above
    return `by the server with process number ${pid}, started ${since}${address ? `, at ${address}` : ', still starting'}`
  } catch {
    return 'by another server'
  }
}
