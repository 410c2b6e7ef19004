import { label } from '@bip/contract'
import { sql } from 'kysely'
import { Pace } from '../base/pace.ts'
import { findModel } from '../model/model.ts'
import { takeAway } from '../resources/bin/erase.ts'
import { lockRecords } from '../resources/read/read.ts'
import { stayingResources } from '../resources/write/binEntries.ts'
import type { Services } from '../services/services.ts'
import { parameterOf } from '../tenancy/parameters.ts'
import { job } from './job.ts'

const day = 86_400_000

/** What was removed long ago leaves the bin for good, with its files; nothing goes while the clock is in doubt. */
export const emptyBin = job({
  key: 'bin.empty',
  label: label('清空过期的回收站', 'Empty the bin of what is old', 'Dọn thùng rác quá hạn'),
  every: 3600 * 1000,
  run: async (services, signal) => {
    if (services.prune.state().state !== 'working') return '0'
    const { rows } = await services.database.asSystem(
      (tx) => sql<{ id: string }>`select tenant_id as id from tenant`.execute(tx),
      { readOnly: true },
    )
    let total = 0
    for (const { id } of rows) total += await emptyOf(services, id, signal)
    return String(total)
  },
})

async function emptyOf(services: Services, tenantId: string, signal: AbortSignal): Promise<number> {
  const now = services.clock()
  const until = new Date(now.getTime() - (await parameterOf(services, tenantId, 'binDays')) * day).toISOString()
  const pace = new Pace()
  let total = 0
  while (!signal.aborted) {
    const count = await services.database.asTenant(tenantId, (tx) =>
      pace.measure(pace.size, async () => {
        const { rows } = await sql<{ resource: string; id: string }>`select resource, record_id as id from bin_entry
          where tenant_id = ${tenantId} and erased_at is null and removed_at < ${until}::timestamptz
            and not (resource = any(${stayingResources}::text[]))
          order by removed_at limit ${pace.size} for update skip locked`.execute(tx)
        for (const [resource, entries] of Map.groupBy(rows, (row) => row.resource)) {
          const model = findModel(resource)
          const ids = entries.map(({ id }) => id)
          if (model) {
            await lockRecords(tx, tenantId, model, ids, 'removal')
            await takeAway(tx, tenantId, model, ids, now)
          }
          // A resource that the product has no more: its entries are as old as they get.
          else
            await sql`delete from bin_entry where tenant_id = ${tenantId} and resource = ${resource}
              and record_id = any(${ids}::text[])`.execute(tx)
        }
        return rows.length
      }),
    )
    total += count
    if (count === 0) return total
  }
  return total
}
