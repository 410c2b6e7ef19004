import { sql } from 'kysely'
import { inBackground } from '../base/caller.ts'
import type { OnceLog } from '../base/sayOnce.ts'
import type { Database } from '../db/database.ts'
import type { Courier, Entry } from '../services/background.ts'

export type Lane = {
  wake(): void
  /** Whether entries were tried and the database did not take what became of them. */
  isUnsettled(): boolean
  drain(): Promise<void>
  close(): Promise<void>
}

const batch = 200
/** Seconds for which a claim holds; a process that ended in between lets go of its entries then. */
const claimSeconds = 60
const courierTimeout = 45_000
/** Attempts before an entry is left to an administrator: about a day. */
export const maxAttempts = 30
const maxDelaySeconds = 3600

/** Seconds to wait after an attempt: 1, 4, 16 … up to an hour. */
export const delayAfter = (attempt: number): number => Math.min(maxDelaySeconds, 4 ** (attempt - 1))

/** What became of entries: why some failed, by their id. */
type Outcome = { entries: readonly Entry[]; failures: ReadonlyMap<string, string> }

type Needs = { database: Pick<Database, 'asSystem'>; kind: string; courier: Courier; log: OnceLog }

/** The way of one kind of entries out of the outbox: claimed, delivered, settled. */
export function createLane({ database, kind, courier, log }: Needs): Lane {
  let isClosed = false
  let isWanted = false
  let running: Promise<void> | undefined
  let unsettled: Outcome | undefined

  const claim = (): Promise<Entry[]> =>
    database.asSystem(async (tx) => {
      const { rows } =
        await sql<Entry>`update outbox o set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${claimSeconds})
        from (select tenant_id, id from outbox where kind = ${kind} and dead_at is null and next_at <= now()
          and (claimed_until is null or claimed_until < now()) order by next_at, id limit ${batch} for update skip locked) due
        where o.tenant_id = due.tenant_id and o.id = due.id
        returning o.tenant_id as "tenantId", o.id, o.kind, o.payload, o.attempts as attempt`.execute(tx)
      return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    })

  async function round(): Promise<number> {
    // What was delivered before the database went away must not be delivered again.
    await settleLast()
    const entries = await claim()
    if (entries.length === 0) return 0
    const failures = await deliverAll(courier, entries)
    unsettled = { entries, failures }
    await settleLast()
    for (const [id, failure] of failures) log.failed(`outbox: ${kind} ${id} could not be delivered (${failure})`)
    return entries.length
  }

  async function settleLast(): Promise<void> {
    if (unsettled) await settle(database, unsettled)
    unsettled = undefined
  }

  async function deliver(): Promise<void> {
    do {
      isWanted = false
      while (!isClosed && (await round()) === batch);
    } while (isWanted && !isClosed)
  }

  function wake(): void {
    isWanted = true
    if (isClosed || running) return
    running = inBackground(deliver)
      .then(
        () => log.worked(),
        (error: unknown) => log.failed(`outbox: ${messageOf(error)}`),
      )
      .finally(() => {
        running = undefined
      })
  }

  return {
    wake,
    isUnsettled: () => unsettled !== undefined,
    drain: async () => {
      while (running) await running
      if (!isClosed) await deliver()
    },
    close: async () => {
      isClosed = true
      await running
    },
  }
}

/** Why entries failed, by their id. Where a batch fails each of it is tried alone, so that one poisoned entry fails by itself. */
async function deliverAll(courier: Courier, entries: readonly Entry[]): Promise<Map<string, string>> {
  const failure = await attempt(courier, entries)
  const failures = new Map<string, string>()
  if (failure === null) return failures
  for (const entry of entries) {
    const own = entries.length === 1 ? failure : await attempt(courier, [entry])
    if (own !== null) failures.set(entry.id, own)
  }
  return failures
}

async function attempt(courier: Courier, entries: readonly Entry[]): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout after ${courierTimeout / 1000} s`)), courierTimeout)
  })
  try {
    await Promise.race([courier(entries), timeout])
    return null
  } catch (error) {
    return messageOf(error).slice(0, 500)
  } finally {
    clearTimeout(timer)
  }
}

/** Deletes what was delivered and puts off what was not. Settling twice does no harm. */
async function settle(database: Pick<Database, 'asSystem'>, { entries, failures }: Outcome): Promise<void> {
  const delivered = entries.filter(({ id }) => !failures.has(id))
  await database.asSystem(async (tx) => {
    if (delivered.length > 0)
      await sql`delete from outbox where (tenant_id, id) in (select * from unnest(
        ${delivered.map(({ tenantId }) => tenantId)}::text[], ${delivered.map(({ id }) => id)}::text[]))`.execute(tx)
    for (const { tenantId, id, attempt } of entries) {
      const failure = failures.get(id)
      if (failure === undefined) continue
      await sql`update outbox set claimed_until = null, failure = ${failure},
          next_at = now() + make_interval(secs => ${delayAfter(attempt)}),
          dead_at = ${attempt >= maxAttempts ? sql`now()` : sql`null`}
        where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
    }
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
