import { dayNumber } from '@bip/contract/calendar'
import { sql } from 'kysely'
import { localDay } from '../../../../kinds/zone.ts'
import type { Services } from '../../../../services/services.ts'
import { type ReadWorld, readWorld } from '../world/readWorld.ts'
import { calculateInThread, type Outcome } from './inThread.ts'
import { countsOf, type Run, runTable, storePlan } from './storePlan.ts'

/** How often a run says that it is alive and looks whether somebody cancelled it, in ms. */
const beat = 700

export type QueuedRun = Run & { scope: 'demanded' | 'all'; timeZone: string }

type Failure = { failure: 'cycle' | 'internal' | 'interrupted'; detail: string }

/** Performs a run from its first look at the data until its proposals stand. Whatever ends it before leaves the last ones. */
export async function perform(services: Services, run: QueuedRun, signal: AbortSignal): Promise<boolean> {
  const { database } = services
  const at = services.clock()
  const today = dayNumber(localDay(at, run.timeZone))
  const began = await changeRun(
    services,
    run,
    'queued',
    sql`run_status = 'running', started_at = ${at.toISOString()},
    heartbeat_at = now(), progress = 1`,
  )
  if (!began) return false
  const cancel = new AbortController()
  const stopped = AbortSignal.any([signal, cancel.signal])
  let share = 0
  const timer = setInterval(() => {
    void changeRun(services, run, 'running', sql`heartbeat_at = now(), progress = ${Math.round(5 + share * 85)}`).then(
      (isRunning) => isRunning || cancel.abort(),
      () => undefined, // a database that is away for a moment is asked again
    )
  }, beat)
  try {
    const read = await database.asTenant(
      run.tenantId,
      (tx) => readWorld(tx, { tenantId: run.tenantId, today, scope: run.scope }),
      { readOnly: true },
    )
    const outcome = await calculateInThread(read, {
      signal: stopped,
      onProgress: (done) => {
        share = done
      },
    })
    return await finish(services, run, read, outcome)
  } catch (error) {
    services.log(`mrp ${run.no}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    await fail(services, run, { failure: 'internal', detail: error instanceof Error ? error.message : String(error) })
    return false
  } finally {
    clearInterval(timer)
  }
}

async function finish(services: Services, run: QueuedRun, read: ReadWorld, outcome: Outcome): Promise<boolean> {
  if (outcome.kind === 'stopped') {
    await fail(services, run, { failure: 'interrupted', detail: '' })
    return false
  }
  if (outcome.kind === 'cycle') {
    await fail(services, run, { failure: 'cycle', detail: await namesOf(services, run, read, outcome.path) })
    return false
  }
  const { proposals, milliseconds, demands } = outcome
  const counts = countsOf(proposals)
  return services.database.asTenant(run.tenantId, async (tx) => {
    const at = services.clock()
    // Of a run that was cancelled meanwhile nothing is stored: the row is held, so that nobody cancels it from here on.
    const { rows } = await sql`update ${runTable} set run_status = 'done', progress = 100, ended_at = ${at.toISOString()},
        calculation_time = ${milliseconds}, materials = ${read.materials.length}, demands = ${demands},
        orders = ${counts.orders}, expedites = ${counts.expedites}, defers = ${counts.defers}, resizes = ${counts.resizes},
        cancels = ${counts.cancels}, version = version + 1, update_time = ${at.toISOString()}
      where tenant_id = ${run.tenantId} and id = ${run.id} and run_status = 'running' returning id`.execute(tx)
    if (rows.length === 0) return false
    await storePlan(tx, run, proposals, at)
    return true
  })
}

/** Changes the row of a run that stands in a state; false where it no longer does. */
export function changeRun(
  { database }: Pick<Services, 'database'>,
  run: Run,
  from: string,
  set: ReturnType<typeof sql>,
): Promise<boolean> {
  return database.asTenant(run.tenantId, async (tx) => {
    const { rows } = await sql`update ${runTable} set ${set} where tenant_id = ${run.tenantId} and id = ${run.id}
      and run_status = ${from} returning id`.execute(tx)
    return rows.length > 0
  })
}

/** One that was cancelled stays so. */
const fail = (services: Services, run: Run, { failure, detail }: Failure): Promise<boolean> =>
  changeRun(
    services,
    run,
    'running',
    sql`run_status = 'failed', ended_at = ${services.clock().toISOString()}, failure = ${failure},
      failure_detail = ${detail.slice(0, 300) || null}, version = version + 1`,
  )

/** Materials of a cycle by their codes. */
async function namesOf(
  { database }: Services,
  { tenantId }: Run,
  { materials }: ReadWorld,
  path: readonly number[],
): Promise<string> {
  const ids = path.map((at) => materials[at]?.id ?? '')
  const { rows } = await database.asTenant(
    tenantId,
    (tx) =>
      sql<{ id: string; code: string }>`select id, material_code as code from material
        where tenant_id = ${tenantId} and id = any(${ids}::text[])`.execute(tx),
    { readOnly: true },
  )
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  return ids.map((id) => codes.get(id) ?? id).join(' > ')
}
