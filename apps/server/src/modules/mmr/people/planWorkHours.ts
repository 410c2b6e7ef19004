import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { rollUpHours } from '../orders/rollUp.ts'

const tooMany = label(
  '{name} {day} 合计 {hours} 小时，一天最多 24 小时',
  '{name} has {hours} hours on {day}; a day has 24',
  '{name} có {hours} giờ ngày {day}; một ngày chỉ có 24 giờ',
)

const ordersOf = (records: readonly AnyRecord[]): unknown[] => [...new Set(records.map(({ planOrderId }) => planOrderId))]

/** Nobody works more than 24 hours on a day, over all plan orders. */
async function refuseTooMany({ tx, session, place }: Context, records: readonly AnyRecord[]): Promise<void> {
  const days = records.map(({ userId, workDate }) => ({ userId, workDate }))
  const { rows } = await sql<{ name: string; day: string; hours: string }>`select u.real_name as name, h.work_date::text as day,
      sum(h.total_hours)::text as hours
    from plan_work_hours h join "user" u on u.tenant_id = h.tenant_id and u.id = h.user_id
    where h.tenant_id = ${session.tenantId} and not h.is_deleted and (h.user_id, h.work_date) in
      (select "userId" collate "C", "workDate" from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d ("userId" text, "workDate" date))
    group by 1, 2 having sum(h.total_hours) > 24 limit 1`.execute(tx)
  const [over] = rows
  if (over) throw notPossible(place, tooMany, over)
}

export const planWorkHoursExtension: Extension = {
  afterSaveAll: async (context, saved) => {
    const records = saved.map(({ record }) => record)
    await refuseTooMany(context, records)
    await rollUpHours(context, ordersOf([...records, ...saved.flatMap(({ before }) => before ?? [])]))
  },
  beforeRemove: (context, records) =>
    rollUpHours(
      context,
      ordersOf(records),
      records.map(({ id }) => id),
    ),
  afterRestore: (context, records) => rollUpHours(context, ordersOf(records)),
}
