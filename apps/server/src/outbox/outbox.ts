import { sql } from 'kysely'
import type { Database, Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { insertRows } from '../resources/changes.ts'

/** One thing that must happen because of a write. */
export type Entry = { tenantId: string; kind: string; payload: unknown }

/**
 * Does what entries of one kind ask for, within the transaction that takes them away. What it answers runs once that transaction has
 * ended; what it throws keeps the entries for the next round.
 */
export type Courier = (tx: Tx, entries: readonly Entry[]) => Promise<(() => void) | undefined>

export type Outbox = {
  /** Looks at once; called after a commit that left something here. */
  wake(): void
  /** Delivers all that is there; for tests and the end of a process. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** Leaves entries in the transaction of their cause, so that neither exists without the other. */
export async function enqueue(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const rows = entries.map(({ tenantId, kind, payload }) => ({ tenant_id: tenantId, id: newId(), kind, payload }))
  await insertRows(tx, 'outbox', rows)
}

const atOnce = 200
/** What a process that ended left behind, or nobody woke us for, waits this long at most, ms. */
const sweepEvery = 1000

type Needs = { database: Database; couriers: Readonly<Record<string, Courier>>; log: (line: string) => void }

/** Delivers what operations left, from now on. Processes side by side never take the same entry. */
export function createOutbox({ database, couriers, log }: Needs): Outbox {
  let isClosed = false
  let isWanted = false
  let running: Promise<void> | undefined

  async function round(): Promise<number> {
    const { count, after } = await database.asSystem(async (tx) => {
      const { rows } = await sql<{ tenant_id: string; id: string; kind: string; payload: unknown }>`
        select tenant_id, id, kind, payload from outbox order by id limit ${atOnce} for update skip locked`.execute(tx)
      const after: ((() => void) | undefined)[] = []
      for (const [kind, courier] of Object.entries(couriers)) {
        const mine = rows.filter((row) => row.kind === kind)
        const entries = mine.map(({ tenant_id: tenantId, payload }) => ({ tenantId, kind, payload }))
        if (entries.length > 0) after.push(await courier(tx, entries))
      }
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await sql`delete from outbox where id = any(${ids}::text[])`.execute(tx)
      return { count: ids.length, after }
    })
    for (const run of after) run?.()
    return count
  }

  async function deliver(): Promise<void> {
    do {
      isWanted = false
      while ((await round()) === atOnce && !isClosed);
    } while (isWanted && !isClosed)
  }

  function wake(): void {
    isWanted = true
    if (isClosed || running) return
    running = deliver()
      .catch((error: unknown) => log(`outbox: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => {
        running = undefined
      })
  }

  const sweep = setInterval(wake, sweepEvery)
  sweep.unref()
  return {
    wake,
    drain: async () => {
      while (running) await running
      if (!isClosed) await deliver()
    },
    close: async () => {
      isClosed = true
      clearInterval(sweep)
      await running
    },
  }
}
