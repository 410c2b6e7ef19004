import { sql } from 'kysely'
import { sayOnce } from '../base/sayOnce.ts'
import type { Database, Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { insertRows } from '../db/insertRows.ts'
import { afterCommit } from '../db/transaction.ts'
import type { Courier, Outbox } from '../services/background.ts'
import { createLane, type Lane } from './lane.ts'

/** One thing that must happen because of a write. */
export type NewEntry = { tenantId: string; kind: string; payload: unknown }

/** What a process that ended left behind waits this long at most, ms. */
const sweepEvery = 1000

/** Outboxes of this process: what one of them does not know, another may. */
const open = new Set<(kinds: ReadonlySet<string>) => void>()

/** Leaves entries in the transaction of their cause, so that neither exists without the other. They are delivered once it commits. */
export async function enqueue(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries.map(({ tenantId, kind, payload }) => ({ tenant_id: tenantId, id: newId(), kind, payload }))
  await insertRows(tx, 'outbox', rows)
  deliverLater(tx, new Set(entries.map(({ kind }) => kind)))
}

/** Has entries of some kinds delivered once the transaction commits that left them. */
export function deliverLater(tx: Tx, kinds: ReadonlySet<string>): void {
  afterCommit(tx, () => {
    for (const wake of open) wake(kinds)
  })
}

type Needs = { database: Database; couriers: Readonly<Record<string, Courier>>; log: (line: string) => void }

/**
 * Delivers what operations left, from now on. Each kind has a lane of its own, so that a slow or broken neighbour holds up nobody else;
 * entries of a kind without a courier wait for a process that has one. An entry is delivered at least once.
 */
export function createOutbox({ database, couriers, log }: Needs): Outbox {
  const laneLog = sayOnce(log)
  const lanes = new Map<string, Lane>(
    Object.entries(couriers).map(([kind, courier]) => [
      kind,
      createLane({ database: database.small, kind, courier, log: laneLog }),
    ]),
  )
  const wake = () => {
    for (const lane of lanes.values()) lane.wake()
  }
  const wakeSome = (kinds: ReadonlySet<string>) => {
    for (const kind of kinds) lanes.get(kind)?.wake()
  }

  /** One question for all lanes: most rounds find nothing. */
  async function look(): Promise<void> {
    for (const lane of lanes.values()) if (lane.isUnsettled()) lane.wake()
    const { rows } = await database.asSystem(
      (tx) =>
        sql<{ kind: string }>`select distinct kind from outbox where kind = any(${[...lanes.keys()]}::text[]) and dead_at is null
          and next_at <= now() and (claimed_until is null or claimed_until < now())`.execute(tx),
      { readOnly: true },
    )
    for (const { kind } of rows) lanes.get(kind)?.wake()
  }

  // A database that is busy for a moment is asked again in the next round.
  const sweep = setInterval(() => void look().catch(() => undefined), sweepEvery)
  sweep.unref()
  open.add(wakeSome)
  return {
    wake,
    drain: async () => {
      for (const lane of lanes.values()) await lane.drain()
    },
    close: async () => {
      open.delete(wakeSome)
      clearInterval(sweep)
      await Promise.all([...lanes.values()].map((lane) => lane.close()))
    },
  }
}
