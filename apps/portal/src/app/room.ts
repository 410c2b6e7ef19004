import type { RoomState } from '@bip/contract'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let current: RoomState = 'enough'

/** Whether there is room on the gateway's disk, as its last answer said. */
export const room = {
  get: (): RoomState => current,
  set(next: RoomState): void {
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useRoom = (): RoomState => useSyncExternalStore(room.subscribe, room.get)
