import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { firstIdAt, newId } from '../../db/id.ts'
import { insertRows } from '../../resources/changes.ts'
import { parameterOf } from '../params/parameters.ts'
import { loggable } from './redact.ts'

/** What is written down; ids of the caller are empty where nobody was signed in. */
export type LogRow = {
  tenantId: string
  kind: 'api' | 'error' | 'login'
  userId?: string
  userName?: string
  subject: string
  outcome: string
  ms?: number
  trace?: string
  address?: string
  agent?: string
  detail?: string
}

export type Logs = {
  /** Takes an entry and returns at once; it is written with others later, or counted as dropped. Never throws. */
  add(entry: LogRow): void
  /** Whether a call of this tenant is to be logged. */
  wantsCall(tenantId: string, isRead: boolean, status: number, ms: number): boolean
  /** Writes what is waiting. */
  flush(): Promise<void>
  /** Entries that were not written since the start: too many at once, or a database that did not take them. */
  dropped(): number
  close(): Promise<void>
}

type Needs = { database: Database; clock: () => Date; log: (line: string) => void; retryDelay?: number }

/** So many wait at most; what comes on top is dropped and counted. */
const mostWaiting = 5000
const atOnce = 500
const flushAfter = 1000
/** A read that takes longer is logged although it changes nothing. ms */
const slow = 1000
const pruneEvery = 600_000
const day = 86_400_000

/** Makes the writer of logs: entries wait in memory and go to the database together, so that no request waits for its log. */
export function createLogs({ database, clock, log }: Needs): Logs {
  let waiting: (LogRow & { id: string; at: string })[] = []
  let dropped = 0
  let told = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let prunedAt = 0
  const rules = new Map<string, string>()

  const needs = { database, clock }

  async function learnRules(tenants: Iterable<string>): Promise<void> {
    if (rules.size > 1000) rules.clear()
    for (const tenantId of tenants) rules.set(tenantId, await parameterOf(needs, tenantId, 'logCalls'))
  }

  async function write(rows: typeof waiting): Promise<void> {
    const kept = rows.map((row) => ({
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
    }))
    await database.asSystem(async (tx) => {
      const named = [...new Set(kept.map(({ tenant_id }) => tenant_id))]
      const { rows: tenants } = await sql<{ id: string }>`select tenant_id as id from tenant
        where tenant_id = any(${named}::text[])`.execute(tx)
      const known = new Set(tenants.map(({ id }) => id))
      await insertRows(
        tx,
        'log_entry',
        kept.filter(({ tenant_id }) => known.has(tenant_id)),
      )
    })
  }

  async function flushAll(): Promise<void> {
    while (waiting.length > 0) {
      const rows = waiting.splice(0, atOnce)
      try {
        await write(rows)
        await learnRules(new Set(rows.map(({ tenantId }) => tenantId)))
        await prune()
      } catch {
        dropped += rows.length
      }
    }
    if (dropped > told) {
      log(`${dropped - told} log entries could not be written and were dropped.`)
      told = dropped
    }
  }

  /** Takes away what is older than each tenant wants. */
  async function prune(): Promise<void> {
    const now = clock().getTime()
    if (Math.abs(now - prunedAt) < pruneEvery) return
    prunedAt = now
    const { rows } = await database.asSystem((tx) => sql<{ id: string }>`select tenant_id as id from tenant`.execute(tx), {
      readOnly: true,
    })
    for (const { id } of rows) {
      const days = await parameterOf(needs, id, 'logDays')
      await database.asSystem((tx) =>
        sql`delete from log_entry where tenant_id = ${id} and kind = any(array['api', 'error', 'login'])
          and id < ${firstIdAt(now - days * day)}`.execute(tx),
      )
    }
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(flushAll)
    return writing
  }

  return {
    add: (entry) => {
      if (waiting.length >= mostWaiting) {
        dropped += 1
        return
      }
      const now = clock()
      waiting.push({ ...entry, id: newId(now.getTime()), at: now.toISOString() })
      timer ??= setTimeout(() => void flush(), flushAfter).unref()
    },
    wantsCall: (tenantId, isRead, status, ms) => {
      const rule = rules.get(tenantId) ?? 'changes'
      return rule === 'all' || (rule === 'changes' && (!isRead || status >= 400 || ms >= slow))
    },
    flush,
    dropped: () => dropped,
    close: async () => {
      await flush()
      waiting = []
    },
  }
}
