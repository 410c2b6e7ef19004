import { sql } from 'kysely'
import { inBackground } from '../base/caller.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Logs } from '../services/logs.ts'
import { parameterOf } from '../tenancy/parameters.ts'
import { createPending, type Pending } from './pending.ts'
import { loggable } from './redact.ts'

type Needs = { database: Database; clock: () => Date; log: (line: string) => void; retryDelay?: number }

const atOnce = 500
const flushAfter = 1000
/** A disk that is full for hours is told once in this time, ms. */
const tellEvery = 60_000
/** A read that takes longer is logged although it changes nothing. ms */
const slow = 1000

/** Makes the writer of logs: entries wait in memory and go to the database together, so that no request waits for its log. */
export function createLogs({ database, clock, log }: Needs): Logs {
  /** Tenants that there are, as far as something was written of them; strangers name others. */
  const known = new Set<string>()
  const pending = createPending({ clock, isKnown: (tenantId) => known.has(tenantId) })
  let dropped = 0
  let reported = 0
  let toldAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const rules = new Map<string, string>()

  async function write(rows: readonly Pending[]): Promise<void> {
    const found = await database.asSystem((tx) => writeEntries(tx, rows))
    for (const tenantId of found) {
      known.add(tenantId)
      rules.set(tenantId, await parameterOf({ database, clock }, tenantId, 'logCalls'))
    }
  }

  async function flushAll(): Promise<void> {
    const all = pending.takeAll()
    for (let from = 0; from < all.length; from += atOnce) {
      const rows = all.slice(from, from + atOnce)
      try {
        await write(rows)
      } catch {
        dropped += rows.reduce((sum, { count }) => sum + count, 0)
      }
    }
    if (dropped > reported && performance.now() - toldAt >= tellEvery) {
      log(`${dropped - reported} log entries could not be written and were dropped.`)
      reported = dropped
      toldAt = performance.now()
    }
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(() => inBackground(flushAll))
    return writing
  }

  return {
    add: (entry) => {
      if (!pending.add(entry)) {
        dropped += 1
        return
      }
      timer ??= setTimeout(() => void flush(), flushAfter).unref()
    },
    wantsCall: (tenantId, isRead, status, ms) => {
      const rule = rules.get(tenantId) ?? 'changes'
      return rule === 'all' || (rule === 'changes' && (!isRead || status >= 400 || ms >= slow))
    },
    flush,
    dropped: () => dropped,
    close: flush,
  }
}

/** Writes the entries of tenants that there are; answers which those are. One that is being removed at the same time is waited for. */
async function writeEntries(tx: Tx, rows: readonly Pending[]): Promise<string[]> {
  const named = [...new Set(rows.map(({ tenantId }) => tenantId))]
  const { rows: tenants } = await sql<{ id: string }>`select tenant_id as id from tenant
    where tenant_id = any(${named}::text[]) order by tenant_id for key share`.execute(tx)
  const found = new Set(tenants.map(({ id }) => id))
  await upsertEntries(tx, rows.filter(({ tenantId }) => found.has(tenantId)).map(columnsOf))
  return [...found]
}

const columnsOf = (row: Pending) => ({
  tenant_id: row.tenantId,
  kind: row.kind,
  id: row.id,
  at: row.at,
  user_id: row.userId ?? '',
  user_name: row.userName ?? '',
  subject: loggable(row.subject, 300),
  outcome: row.outcome,
  ms: row.ms ?? null,
  trace: row.trace ?? '',
  address: row.address ?? '',
  agent: loggable(row.agent ?? '', 300),
  detail: loggable(row.detail ?? '', 4000),
  count: row.count,
  last_at: row.lastAt ?? null,
  sum_key: row.sumKey ?? null,
})

/** Writes entries; one that another flush or process has begun is counted there. Always in one order, so that two never wait for each other. */
async function upsertEntries(tx: Tx, rows: readonly ReturnType<typeof columnsOf>[]): Promise<void> {
  if (rows.length === 0) return
  const ordered = [...rows].sort((one, other) => (one.sum_key ?? '').localeCompare(other.sum_key ?? ''))
  const columns = sql.join(Object.keys(ordered[0] ?? {}).map((column) => sql.id(column)))
  await sql`insert into log_entry as l (${columns})
    select ${columns} from jsonb_populate_recordset(null::log_entry, ${JSON.stringify(ordered)}::jsonb)
    on conflict (tenant_id, kind, sum_key) where sum_key is not null do update set count = l.count + excluded.count,
      last_at = coalesce(excluded.last_at, excluded.at), trace = excluded.trace`.execute(tx)
}
