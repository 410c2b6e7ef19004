import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Puts what a file holds on the disk. */
export const syncFile = (path: string): void => synced(path, 'r+', fdatasyncSync)

/** Puts the names in a folder on the disk, which are data of the folder; Windows does so by itself and refuses to open one. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') synced(path, 'r', fsyncSync)
}

/** Puts a folder with everything in it on the disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else syncFile(path)
  }
  syncFolder(folder)
}

function synced(path: string, flags: 'r' | 'r+', sync: (handle: number) => void): void {
  const handle = openSync(path, flags)
  try {
    sync(handle)
  } finally {
    closeSync(handle)
  }
}
