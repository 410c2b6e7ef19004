import type { Database } from '../db/database.ts'
import { restore, type Snapshot, snapshotOf } from './contentsOf.ts'
import { type Contents, openTestDatabase, type TestDatabase } from './database.ts'

type Kept = { opened: TestDatabase; before: Snapshot; log: { write: (line: string) => void } }

/** Databases that wait for the next file of this process, by what they begin with. */
const waiting = new Map<string, Kept[]>()

/**
 * A database that one file of tests after the other begins anew: opening one takes most of the time of a short file, putting back what it
 * began with a tenth. A file that changes tables, or fills them with a lot, leaves the next one a new database.
 */
export async function lendTestDatabase(contents: Contents | undefined, log: (line: string) => void): Promise<TestDatabase> {
  const name = contents?.name ?? ''
  const kept = waiting.get(name)?.pop() ?? (await openKept(contents))
  kept.log.write = log
  const { database, settled } = lent(kept.opened.database)
  return {
    ...kept.opened,
    database,
    drop: async () => {
      await settled()
      kept.log.write = () => undefined
      const isAsBefore = await kept.opened.database
        .asSystem((tx) => restore(tx, kept.before), { timeout: 60_000 })
        .catch(() => false)
      if (isAsBefore) waiting.set(name, [...(waiting.get(name) ?? []), kept])
      else await kept.opened.drop()
    },
  }
}

async function openKept(contents: Contents | undefined): Promise<Kept> {
  const log: Kept['log'] = { write: () => undefined }
  const opened = await openTestDatabase(contents, { log: (line) => log.write(line) })
  return { opened, before: await opened.database.asSystem(snapshotOf, { readOnly: true }), log }
}

/** The database for one borrower: who comes after the end is refused, and what is on its way is waited for. */
function lent(database: Database): { database: Database; settled(): Promise<void> } {
  const running = new Set<Promise<unknown>>()
  let isOver = false
  const guarded =
    <A extends unknown[], T>(run: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (isOver) throw new Error('The database of this file of tests is closed.')
      const work = run(...args)
      running.add(work)
      try {
        return await work
      } finally {
        running.delete(work)
      }
    }
  const transactions = ({ asTenant, asSystem }: Database['small']): Database['small'] => ({
    asTenant: guarded(asTenant) as Database['asTenant'],
    asSystem: guarded(asSystem) as Database['asSystem'],
  })
  return {
    database: { ...database, ...transactions(database), small: transactions(database.small), close: async () => undefined },
    settled: async () => {
      isOver = true
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
