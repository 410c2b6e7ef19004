import { label } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { job } from '../../jobs/job.ts'
import { localTime, startOfDay } from '../../kinds/zone.ts'
import { notify } from '../../messages/notify.ts'
import { systemUser } from '../../model/systemUser.ts'
import type { Services } from '../../services/services.ts'
import { parameterOf } from '../../tenancy/parameters.ts'
import { naming } from './naming.ts'

const maxNamed = 5

const title = label('今天要联系的客户', 'Whom to call today', 'Khách cần liên hệ hôm nay')
const content = label(
  '今天有 {count} 个客户等您联系：{names}',
  '{count} customers wait for your call today: {names}',
  'Hôm nay có {count} khách hàng chờ bạn liên hệ: {names}',
)

/** Each morning everybody hears whom they meant to contact, once a day. */
export const morningJob = job({
  key: 'crm.morning',
  label: label('提醒今天要联系的客户', 'Tell whom to call today', 'Nhắc khách cần liên hệ hôm nay'),
  every: 600_000,
  run: async (services, signal) => {
    const { rows } = await services.database.asSystem(
      (tx) => sql<{ id: string; timeZone: string }>`select tenant_id as id, time_zone as "timeZone" from tenant`.execute(tx),
      { readOnly: true },
    )
    let total = 0
    for (const tenant of rows) if (!signal.aborted) total += await tellTenant(services, tenant)
    return String(total)
  },
})

/** Tells the people of one tenant, from the hour on that its administrator chose; answers how many. */
export async function tellTenant(services: Services, { id, timeZone }: { id: string; timeZone: string }): Promise<number> {
  const at = services.clock()
  const [day = '', time = ''] = localTime(at, timeZone).split(' ')
  if (Number(time.slice(0, 2)) < (await parameterOf(services, id, 'customerMorningHour'))) return 0
  return services.database.asTenant(id, (tx) => tellDue(tx, id, { at, day, since: startOfDay(day, timeZone) }))
}

type Due = { personId: string; name: string }

/** Steps that are due and were there when the day began; each is told once a day. */
async function tellDue(tx: Tx, tenantId: string, { at, day, since }: { at: Date; day: string; since: string }): Promise<number> {
  const { rows } = await sql<Due>`with due as (
      update contact_records r set reminded_on = ${day}::date
      where r.tenant_id = ${tenantId} and not r.is_deleted and not coalesce(r.is_next_done, false) and r.next_on <= ${day}::date
        and r.create_time < ${since}::timestamptz and r.reminded_on is distinct from ${day}::date
      returning r.person_id, r.customer_id, r.next_on)
    select due.person_id as "personId", c.fullname as name from due
      join customer c on c.tenant_id = ${tenantId} and c.id = due.customer_id and not c.is_deleted
      join "user" u on u.tenant_id = ${tenantId} and u.id = due.person_id and u.status = 'enabled' and not u.is_deleted
    order by due.next_on desc, c.id`.execute(tx)
  const people = Map.groupBy(rows, ({ personId }) => personId)
  for (const [personId, theirs] of people) {
    const names = [...new Set(theirs.map(({ name }) => name))]
    await notify(tx, {
      tenantId,
      userIds: [personId],
      type: 1,
      title,
      content: naming(names.slice(0, maxNamed), names.length, content),
      url: `/crm/contact-records?personId=${personId}&isNextDone=false&nextOn_le=${day}&sort=nextOn`,
      push: 'message',
      from: systemUser,
      at,
    })
  }
  return people.size
}
