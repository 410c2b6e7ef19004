import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { planMoved } from '../planMoved.ts'
import { moveByHand } from './moving.ts'
import { followPlan } from './storePlan.ts'

const begun = label(
  '工序 {name} 已开工，不能移出排程；请先暂停其明细',
  'The operation {name} has begun, so it cannot leave the plan. Pause its item first',
  'Công đoạn {name} đã bắt đầu nên không thể bỏ khỏi lịch. Hãy tạm dừng mục trước',
)

/** A changed place or time is a move by hand; it takes along what stands in its way. */
async function settle(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  if (!before) return
  const start = String(values.startsAt)
  const isMoved = values.stationId !== before.stationId || Date.parse(start) !== Date.parse(String(before.startsAt))
  if (!isMoved) return
  const operationId = String(before.operationId)
  const move = { operationId, version: before.version, stationId: String(values.stationId), start: new Date(start).toISOString() }
  const pinned = values.isPinned === true
  const effect = await moveByHand(context, { moves: [{ ...move, isPinned: pinned }] })
  const own = effect.moved.find((one) => one.operationId === operationId)
  if (own) Object.assign(values, { stationId: own.stationId, startsAt: own.start, endsAt: own.end, scheduleStatus: '3' })
  const others = effect.moved.filter((one) => one.operationId !== operationId)
  for (const { operationId: other, stationId, start: from, end } of others)
    await sql`update work_schedule set station_id = ${stationId}, starts_at = ${from}, ends_at = ${end}, schedule_status = '3', version = version + 1,
        update_user = ${context.session.userId}, update_time = ${context.at.toISOString()}
      where tenant_id = ${context.session.tenantId} and operation_id = ${other} and not is_deleted`.execute(context.tx)
}

/** What leaves the plan is unscheduled again. */
async function leave(context: Context, records: readonly AnyRecord[]): Promise<void> {
  const { tx, session, at, place } = context
  const now = at.toISOString()
  const running = records.find(({ startsAt, endsAt }) => String(startsAt) < now && String(endsAt) > now)
  if (running) throw notPossible(place, begun, { name: String(running.scheduleName) })
  const operations = records.map(({ operationId }) => String(operationId))
  await sql`update mo_item_operations set planned_start = null, planned_end = null, is_pinned = false
    where tenant_id = ${session.tenantId} and id = any(${operations}::text[])`.execute(tx)
  const items = [...new Set(records.map(({ itemId }) => String(itemId)))]
  await sql`update mo_item set schedule_status = '0', version = version + 1, update_user = ${session.userId}, update_time = ${now}
    where tenant_id = ${session.tenantId} and id = any(${items}::text[]) and schedule_status in ('1', '3')`.execute(tx)
  await planMoved(context)
}

export const workScheduleExtension: Extension = {
  beforeSave: settle,
  afterSave: async (context, record) => {
    await followPlan(context, [String(record.itemId)])
    await planMoved(context)
  },
  beforeRemove: leave,
}
