import { randomHex } from '../crypto/random.ts'
import { pause } from './pause.ts'
import { type KeyStore, localPrefix } from './session.ts'

/** Runs work while no other tab runs work under the same lock. */
export type TabLock = <T>(work: () => Promise<T>) => Promise<T>

const lockName = `${localPrefix}refresh-lock`
/** A tab that died holding the storage lock is waited for this long. Longer than a refresh may take. */
const storageLockMs = 30_000
const pollMs = 60
/** Two tabs that wrote at once have seen each other's writing by then. */
const settleMs = 25

/** A lock shared by tabs: the browser's own, else (plain http) one in storage that expires by itself. */
export function createTabLock(storage: KeyStore, locks: LockManager | undefined): TabLock {
  if (locks) return (work) => locks.request(lockName, work) as ReturnType<typeof work> // its type wraps the promise twice
  return async (work) => {
    const mine = await acquire(storage)
    try {
      return await work()
    } finally {
      if (storage.getItem(lockName) === mine) storage.removeItem(lockName)
    }
  }
}

async function acquire(storage: KeyStore): Promise<string> {
  const owner = randomHex(8)
  for (;;) {
    if (!isHeld(storage.getItem(lockName))) {
      const mine = `${owner}:${Date.now() + storageLockMs}`
      storage.setItem(lockName, mine)
      await pause(settleMs)
      if (storage.getItem(lockName) === mine) return mine
    }
    await pause(pollMs * (1 + Math.random()))
  }
}

function isHeld(value: string | null): boolean {
  return Number(value?.split(':')[1] ?? 0) > Date.now()
}
