import { label } from '@bip/contract'
import { sql } from 'kysely'
import { job } from '../../jobs/job.ts'
import { localDay } from '../../kinds/zone.ts'
import { settleCosts } from './costs/settleCosts.ts'
import { settleProjects } from './plan/settle.ts'

const atOnce = 50

/** A day that passes makes plans late without anybody's doing: projects are judged anew. */
export const healthJob = job({
  key: 'pdp.health',
  label: label('评估项目健康度', 'Judge how projects stand', 'Đánh giá tình trạng dự án'),
  every: 1_800_000,
  run: async (services, signal) => {
    const at = services.clock()
    const { rows: tenants } = await services.database.asSystem(
      (tx) => sql<{ id: string; timeZone: string }>`select tenant_id as id, time_zone as "timeZone" from tenant`.execute(tx),
      { readOnly: true },
    )
    let total = 0
    for (const { id: tenantId, timeZone } of tenants) {
      const { rows } = await services.database.asTenant(
        tenantId,
        (tx) =>
          sql<{ id: string }>`select id from project where tenant_id = ${tenantId} and not is_deleted
            and project_status in ('running', 'paused') order by id`.execute(tx),
        { readOnly: true },
      )
      for (let from = 0; from < rows.length && !signal.aborted; from += atOnce) {
        const projectIds = rows.slice(from, from + atOnce).map(({ id }) => id)
        const today = localDay(at, timeZone)
        await services.database.asTenant(tenantId, async (tx) => {
          // Hours that were typed into a plan, and rates that begin or end with a day.
          await settleCosts(tx, { tenantId, projectIds, today })
          await settleProjects(tx, { tenantId, projectIds, today, at })
        })
        total += projectIds.length
      }
    }
    return String(total)
  },
})
