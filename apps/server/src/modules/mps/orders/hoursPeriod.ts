import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'

const overlaps = label(
  '与期间 {name} 重叠；请改日期或班组',
  'It overlaps the period {name}. Change its days or its group',
  'Trùng với kỳ {name}. Hãy đổi ngày hoặc tổ',
)
const locked = label(
  '{day} 属于已锁定的期间 {name}，工时不能再改动；请联系 {person} 解锁',
  '{day} lies in the period {name}, which is locked, so its hours stay as they are. Ask {person} to unlock it',
  'Ngày {day} thuộc kỳ {name} đã khóa nên giờ công không đổi được. Hãy nhờ {person} mở khóa',
)

/** A day of a group lies in one period. */
async function refuseOverlap({ tx, session, place }: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const { rows } = await sql<{ name: string }>`select period_name as name from hours_period where tenant_id = ${session.tenantId}
    and not is_deleted and id <> ${before?.id ?? ''} and from_day <= ${values.toDay}::date and to_day >= ${values.fromDay}::date
    and work_group_id is not distinct from ${values.workGroupId ?? null} limit 1`.execute(tx)
  if (rows[0]) throw notPossible(place, overlaps, { name: rows[0].name })
}

type Reported = Readonly<Record<string, unknown>>

/** Refuses what would change hours of a locked period. Whoever locks one at the same time waits until this is over. */
export async function refuseLocked({ tx, session, place }: Context, reports: readonly Reported[]): Promise<void> {
  const asked = reports.map(({ reportedOn, workGroupId }) => ({ day: reportedOn, group: workGroupId ?? null }))
  const { rows } = await sql<{ day: string; name: string; by: string | null; isLocked: boolean }>`
    select d.day::text as day, p.period_name as name, p.locked_by as by, p.period_status = 'locked' as "isLocked"
    from json_to_recordset(${JSON.stringify(asked)}::json) as d("day" date, "group" text)
    join hours_period p on p.tenant_id = ${session.tenantId} and not p.is_deleted and d.day between p.from_day and p.to_day
      and (p.work_group_id is null or p.work_group_id = d."group") for share of p`.execute(tx)
  const first = rows.find(({ isLocked }) => isLocked)
  if (!first) return
  const { rows: people } = await sql<{ name: string }>`select real_name as name from "user"
    where tenant_id = ${session.tenantId} and id = ${first.by}`.execute(tx)
  throw notPossible(place, locked, { day: first.day, name: first.name, person: people[0]?.name ?? '–' })
}

export const hoursPeriodExtension: Extension = { beforeSave: refuseOverlap }
