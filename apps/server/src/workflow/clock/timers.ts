import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Context } from '../../model/extension.ts'
import type { Services } from '../../services/services.ts'
import { recordsOf } from '../instance.ts'
import { movedBy, type Opened, openFree, openInstance, operate } from '../operate.ts'
import { advancePlain, isPlain, type Moved } from '../write/advance.ts'
import { nextTry } from './postpone.ts'
import { systemContext } from './systemContext.ts'

export type Due = { tenantId: string; instanceId: string }

/**
 * Timers that wait. Those of a suspended process wait with it, and hold up no other. The process is looked up for each: joined, a database
 * whose statistics know nothing yet of a burst of processes read all of them again for each of its timers.
 */
const waiting = sql`from process_state s where s.due_at is not null and s.kind = 'waits' and s.body ->> 'kind' = 'timer'
  and (select i.end_time is null and i.state ->> 'status' = 'running' from process_instance i
    where i.tenant_id = s.tenant_id and i.id = s.instance_id)`

/** The processes of timers that are due, the longest due first; one of several timers stands there several times. */
export async function dueTimers({ database }: Services, now: Date, limit: number): Promise<Due[]> {
  const { rows } = await database.asSystem(
    (tx) =>
      sql<Due>`select s.tenant_id as "tenantId", s.instance_id as "instanceId" ${waiting}
        and s.due_at <= ${now.toISOString()}::timestamptz order by s.due_at limit ${limit}`.execute(tx),
    { readOnly: true },
  )
  return rows
}

/** When the next timer is due within some milliseconds, if one is. */
export async function nextTimer({ database }: Services, now: Date, within: number): Promise<Date | undefined> {
  const until = new Date(now.getTime() + within).toISOString()
  const { rows } = await database.asSystem(
    (tx) =>
      sql<{ at: string }>`select s.due_at as at ${waiting} and s.due_at > ${now.toISOString()}::timestamptz
        and s.due_at <= ${until}::timestamptz order by s.due_at limit 1`.execute(tx),
    { readOnly: true },
  )
  const at = rows[0]?.at
  return at ? new Date(at) : undefined
}

const isDue = ({ state, instance }: Opened, now: Date): boolean =>
  instance.endTime === null &&
  state.instance.status === 'running' &&
  Object.values(state.waits).some(({ kind, dueAt }) => kind === 'timer' && dueAt !== null && dueAt <= now.getTime())

/**
 * Fires timers of several processes of a tenant in one transaction. What only goes on to another wait is stored together; the others, and
 * all where one of them fails, each have a transaction of their own. Answers how many were fired.
 */
export async function fireMany(services: Services, tenantId: string, ids: readonly string[]): Promise<number> {
  const { count, rest } = await services.database
    .asTenant(tenantId, (tx) => firePlain(systemContext(services, tenantId, tx), ids))
    .catch(() => ({ count: 0, rest: ids }))
  let total = count
  const failures: unknown[] = []
  for (const id of rest)
    await fire(services, tenantId, id).then(
      (done) => {
        total += done
      },
      async (error: unknown) => {
        failures.push(error)
        await postpone(services, tenantId, id)
      },
    )
  if (failures.length > 0) throw failures[0]
  return total
}

async function firePlain(context: Context, ids: readonly string[]): Promise<{ count: number; rest: string[] }> {
  const { tx, session, at } = context
  await byIndex(tx)
  const opened = (await openFree(context, ids)).filter((one) => isDue(one, at))
  const records = await recordsOf(
    tx,
    session.tenantId,
    opened.map(({ instance }) => instance),
  )
  const plain: Moved[] = []
  const rest: string[] = []
  for (const one of opened) {
    const record = records.get(one.instance.businessId)
    const moved = record && (await movedBy(context, one, { do: 'tick' }, { record }).catch(ignoreRefusal))
    if (moved && isPlain(context, moved)) plain.push(moved)
    else rest.push(one.instance.id)
  }
  if (plain.length > 0) await advancePlain(context, plain)
  return { count: plain.length, rest }
}

/**
 * What is read and written here is found by its key. What the database knows of its tables may lag behind the very burst of processes that
 * is due, and would have it read all of them again for each of some hundred.
 */
const byIndex = (tx: Tx): Promise<unknown> =>
  sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true)`.execute(tx)

/** What is refused is tried, and told of, by itself. */
const ignoreRefusal = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error
}

/** The process is locked, so that of several servers one fires its timers; one that somebody moved meanwhile has none any more. */
const fire = (services: Services, tenantId: string, id: string): Promise<number> =>
  services.database.asTenant(tenantId, async (tx) => {
    const context = systemContext(services, tenantId, tx)
    const opened = await openInstance(context, id)
    if (!isDue(opened, context.at)) return 0
    await operate(context, opened, { do: 'tick' })
    return 1
  })

/** A process whose timers fail goes behind those of others. When they were due first stays with the wait itself. */
const postpone = ({ database, clock }: Services, tenantId: string, id: string): Promise<unknown> =>
  database.asTenant(tenantId, (tx) => {
    const now = clock()
    return sql`update process_state set due_at = ${nextTry(now, sql`to_timestamp((body ->> 'dueAt')::float8 / 1000)`)}
      where tenant_id = ${tenantId} and instance_id = ${id} and kind = 'waits' and body ->> 'kind' = 'timer'
        and due_at <= ${now.toISOString()}::timestamptz`.execute(tx)
  })
