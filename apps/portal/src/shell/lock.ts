import { useSyncExternalStore } from 'react'

/** Whose screen is locked, in every tab of this browser and over a reload. */
const key = 'saber-locked'
const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

export const lock = {
  holder: (): string | null => localStorage.getItem(key),
  close(userId: string): void {
    localStorage.setItem(key, userId)
    tell()
  },
  open(): void {
    localStorage.removeItem(key)
    tell()
  },
  subscribe(listener: () => void): () => void {
    const hear = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', hear)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', hear)
    }
  },
}

/** Whether the screen of this user is locked. */
export const useIsLocked = (userId: string | undefined): boolean =>
  useSyncExternalStore(lock.subscribe, lock.holder) === userId && userId !== undefined
