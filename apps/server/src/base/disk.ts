import { statfsSync } from 'node:fs'
import type { RoomState } from '@bip/contract'

const megabyte = 1024 * 1024
/** Below this much room ordinary writes are refused, so that what is under way can always be finished. Bytes. */
export const lowBelow = 128 * megabyte
/** Below this even small ones are: recovery after a crash needs what is left. Bytes. */
export const fullBelow = 64 * megabyte

export type Disk = {
  /** Bytes that are free for us. */
  free(): number
  /** Bytes that the disk has. */
  size(): number
  room(): RoomState
}

/** Watches the disk beneath a folder; null for memory, which has room always. `freeBytes` measures it in place of the system. */
export function watchDisk(folder: string | null, freeBytes?: () => number): Disk {
  const measured = (): [free: number, size: number] => {
    if (folder === null) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    try {
      const { bavail, blocks, bsize } = statfsSync(folder)
      return [bavail * bsize, blocks * bsize]
    } catch {
      // A folder that is gone has no room.
      return [0, 0]
    }
  }
  const free = freeBytes ?? (() => measured()[0])
  return {
    free,
    size: () => measured()[1],
    room: () => {
      const left = free()
      return left < fullBelow ? 'full' : left < lowBelow ? 'low' : 'enough'
    },
  }
}

/** Whether something was not written because there is no room for it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
