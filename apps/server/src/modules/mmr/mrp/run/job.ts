import { label } from '@bip/contract'
import { sql } from 'kysely'
import { job } from '../../../../jobs/job.ts'
import type { Services } from '../../../../services/services.ts'
import { tenantZone } from '../../../../tenancy/zone.ts'
import { perform, type QueuedRun } from './perform.ts'
import { runTable } from './storePlan.ts'

export const mrpJobKey = 'mrp.run'

/** A run that says nothing for so long was left by a server that ended. */
const silentSeconds = 90

/** Performs runs of MRP that were asked for, one after the other. */
export const mrpJob = job({
  key: mrpJobKey,
  label: label('运行 MRP', 'Run MRP', 'Chạy MRP'),
  every: 30_000,
  timeout: 1_800_000,
  run: async (services, signal) => {
    await clearSilent(services)
    let total = 0
    for (let next = await nextRun(services); next && !signal.aborted; next = await nextRun(services)) {
      await perform(services, next, signal)
      total += 1
    }
    return String(total)
  },
})

const clearSilent = ({ database, clock }: Services) =>
  database.asSystem((tx) =>
    sql`update ${runTable} set run_status = 'failed', failure = 'interrupted', ended_at = ${clock().toISOString()}, version = version + 1
      where run_status = 'running' and heartbeat_at < now() - make_interval(secs => ${silentSeconds})`.execute(tx),
  )

async function nextRun(services: Services): Promise<QueuedRun | undefined> {
  const { rows } = await services.database.asSystem(
    (tx) =>
      sql<
        Omit<QueuedRun, 'timeZone'>
      >`select id, no, scope, tenant_id as "tenantId", create_user as "userId", create_dept as "deptId"
        from ${runTable} where run_status = 'queued' and not is_deleted order by id limit 1`.execute(tx),
    { readOnly: true },
  )
  return rows[0] && { ...rows[0], timeZone: await tenantZone(services, rows[0].tenantId) }
}
