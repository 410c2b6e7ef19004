import type { Tx } from '../../db/database.ts'

/** So many statements are on their way at once; more would only fill memory. */
const maxRunning = 4
const running = new WeakMap<Tx, Promise<unknown>[]>()

/**
 * Begins work of a transaction and comes back before it is done, so that the next rows are made while the database stores these. A connection
 * keeps the order of its statements: what is read later sees them all. A failure is thrown by later work or by `settled`.
 */
export async function ahead(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  const under = running.get(tx) ?? []
  running.set(tx, under)
  const begun = work()
  begun.catch(() => undefined)
  under.push(begun)
  if (under.length > maxRunning) await under.shift()
}

/** Waits until all that was begun is done. */
export async function settled(tx: Tx): Promise<void> {
  await Promise.all(running.get(tx) ?? [])
  running.delete(tx)
}
