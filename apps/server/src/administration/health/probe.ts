import { sql } from 'kysely'
import { inBackground } from '../../base/caller.ts'
import type { Database } from '../../db/database.ts'

type Probe = { database: 'up' | 'slow' | 'down' | 'unknown'; checkedAt: string | null }

type Watch = { last: Probe; startedAt: number; running: boolean }

/** A question that has been open for so long says that the database is slow, ms. */
const slowAfter = 2000
const askEvery = 2000

const watches = new WeakMap<Database, Watch>()

/** What is known of the database now. Asks it in the background, at most every two seconds, and never waits. */
export function probe(database: Database): Probe {
  const watch = watches.get(database) ?? {
    last: { database: 'unknown', checkedAt: null },
    startedAt: Number.NEGATIVE_INFINITY,
    running: false,
  }
  watches.set(database, watch)
  const now = performance.now()
  if (!watch.running && now - watch.startedAt >= askEvery) ask(database, watch, now)
  // A database that was down and does not answer yet still is.
  const isLate = watch.running && now - watch.startedAt >= slowAfter && watch.last.database !== 'down'
  return isLate ? { ...watch.last, database: 'slow' } : watch.last
}

function ask(database: Database, watch: Watch, now: number): void {
  watch.startedAt = now
  watch.running = true
  const done = (state: Probe['database']) => {
    watch.running = false
    watch.last = { database: state, checkedAt: new Date().toISOString() }
  }
  inBackground(() => database.asSystem((tx) => sql`select 1`.execute(tx), { readOnly: true })).then(
    () => done(performance.now() - now < slowAfter ? 'up' : 'slow'),
    () => done('down'),
  )
}
