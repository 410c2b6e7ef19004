import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RoomState } from '@bip/contract'
import { lowBelow, watchDisk } from '../../base/disk.ts'
import { Refusal } from '../../base/errors.ts'

/** What is thrown overboard when the disk is full all the same: recovery needs room for its log. Bytes. */
const weight = 48 * 1024 * 1024

export type Room = {
  state(): RoomState
  /** Throws Refusal `storageFull` where there is no room for a write. */
  mustHaveRoom(isSmall?: boolean): void
  /** Gives the kept space free; called when the engine broke, or is to open, on a full disk. */
  drop(): void
  /** Takes the space again once there is plenty. */
  keep(): void
}

/** Watches the disk beneath a data folder. `freeBytes` measures it; the system is asked when it is absent. */
export function roomIn(folder: string | null, freeBytes?: () => number): Room {
  const path = folder === null ? null : join(folder, 'reserve')
  const disk = watchDisk(folder, freeBytes)
  const drop = () => {
    if (path !== null) rmSync(path, { force: true })
  }
  return {
    state: disk.room,
    mustHaveRoom: (isSmall = false) => {
      const room = disk.room()
      if (room === 'full' || (room === 'low' && !isSmall)) throw new Refusal('storageFull')
    },
    drop,
    keep: () => {
      if (path === null || existsSync(path) || disk.free() < lowBelow + weight) return
      try {
        writeFileSync(path, Buffer.alloc(weight), { mode: 0o600 })
      } catch {
        drop()
      }
    },
  }
}
