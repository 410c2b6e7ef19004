import { label } from '@bip/contract'
import { experimentNotice } from '@bip/contract/resources'
import { sql } from 'kysely'
import { addDays } from '../../../base/days.ts'
import type { Tx } from '../../../db/database.ts'
import { job } from '../../../jobs/job.ts'
import { localTime } from '../../../kinds/zone.ts'
import { modelOf } from '../../../model/model.ts'
import { systemUser } from '../../../model/systemUser.ts'
import { readRecords } from '../../../resources/read/read.ts'
import type { Services } from '../../../services/services.ts'
import { tellOf } from './tell.ts'

const model = modelOf(experimentNotice)
/** Nobody is told before the day begins at work. */
const firstHour = 8
/** Experiments of a tenant that are looked at in one run. */
const maxLooked = 500

type Tenant = { id: string; timeZone: string }

/** Tells ahead of experiments, and of those that should have begun; of each moment once. */
export const remindJob = job({
  key: 'experiment.remind',
  label: label('提醒试验安排', 'Tell of experiments ahead', 'Nhắc lịch thử nghiệm'),
  every: 600_000,
  run: async (services, signal) => {
    const { rows } = await services.database.asSystem(
      (tx) => sql<Tenant>`select tenant_id as id, time_zone as "timeZone" from tenant`.execute(tx),
      { readOnly: true },
    )
    let total = 0
    for (const tenant of rows) if (!signal.aborted) total += await remindTenant(services, tenant)
    return String(total)
  },
})

/** Tells the people of one tenant; answers how many were told. */
export async function remindTenant(services: Services, { id, timeZone }: Tenant): Promise<number> {
  const at = services.clock()
  const [day = '', time = ''] = localTime(at, timeZone).split(' ')
  if (Number(time.slice(0, 2)) < firstHour) return 0
  return services.database.asTenant(id, (tx) => tellDue(tx, { id, timeZone }, { at, day }))
}

async function tellDue(tx: Tx, { id: tenantId, timeZone }: Tenant, { at, day }: { at: Date; day: string }): Promise<number> {
  const { rows } = await sql<{ id: string; startsOn: string; isPast: boolean }>`select id,
      to_char(starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as "startsOn", starts_at < ${at.toISOString()}::timestamptz as "isPast"
    from experiment_notice where tenant_id = ${tenantId} and not is_deleted and notice_status = 'published'
      and starts_at < ${at.toISOString()}::timestamptz + interval '61 days' order by starts_at limit ${maxLooked}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const notices = await readRecords(tx, tenantId, model, ids, { lines: true })
  let total = 0
  for (const notice of notices) {
    const { startsOn = '', isPast = false } = rows.find(({ id }) => id === notice.id) ?? {}
    const wasSent = (moment: string, settingId: string) =>
      Array.isArray(notice.tellings) && notice.tellings.some((one) => one.moment === moment && one.settingId === settingId)
    const telling = { tenantId, timeZone, from: systemUser, at }
    total += isPast
      ? await tellOf(tx, 'overdue', notice, telling, ({ id }) => startsOn < day && !wasSent('overdue', id))
      : await tellOf(
          tx,
          'before',
          notice,
          telling,
          ({ id, daysBefore }) => addDays(day, daysBefore ?? 0) >= startsOn && !wasSent('before', id),
        )
  }
  return total
}
