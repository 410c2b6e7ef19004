import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../http/errors.ts'

const megabyte = 1024 * 1024
/** Below this much room writes are refused, so that what is under way can always be finished. */
const reserve = 128 * megabyte
/** What is thrown overboard when the disk is full all the same: recovery needs room for its log. */
const weight = 48 * megabyte

export type Room = {
  /** Throws Refusal `storageFull` where there is no room for a write. */
  mustHaveRoom(): void
  /** Gives the kept space free; called when the engine broke, or is to open, on a full disk. */
  drop(): void
  /** Takes the space again once there is plenty. */
  keep(): void
}

/** Watches the disk beneath a data folder. `freeBytes` measures it; the system is asked when it is absent. */
export function roomIn(folder: string | null, freeBytes?: () => number): Room {
  const path = folder === null ? null : join(folder, 'reserve')
  const free = freeBytes ?? (folder === null ? () => Number.POSITIVE_INFINITY : () => measured(folder))
  const drop = () => {
    if (path !== null) rmSync(path, { force: true })
  }
  return {
    mustHaveRoom: () => {
      if (free() < reserve) throw new Refusal('storageFull')
    },
    drop,
    keep: () => {
      if (path === null || existsSync(path) || free() < reserve + weight) return
      try {
        writeFileSync(path, Buffer.alloc(weight), { mode: 0o600 })
      } catch {
        drop()
      }
    },
  }
}

function measured(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
