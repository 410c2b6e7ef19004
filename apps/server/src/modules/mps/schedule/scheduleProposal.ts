import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { linesOf } from '../orders/items.ts'
import { planMoved } from '../planMoved.ts'
import { loadPlant } from './loadPlant.ts'
import { lockPlan, type Placing, storePlan } from './storePlan.ts'

const stale = label(
  '{name} 在 {count} 道工序上已改动排程，此方案已过时；请重新排程后再采用',
  '{name} has changed {count} operations of the plan since, so this proposal is out of date. Run it again, then apply it',
  '{name} đã thay đổi {count} công đoạn trong lịch nên phương án này đã cũ. Hãy lập lại rồi áp dụng',
)
const gone = label(
  '方案中有 {count} 道工序已完工、暂停或取消；请重新排程后再采用',
  '{count} operations of the proposal are done, paused or cancelled by now. Run it again, then apply it',
  '{count} công đoạn trong phương án đã xong, tạm dừng hoặc bị hủy. Hãy lập lại rồi áp dụng',
)

/** Takes over a whole proposal, unless somebody has changed what it started from. */
async function apply(context: Context, proposal: AnyRecord): Promise<{ changed: number }> {
  const { tx, session, at, place } = context
  await lockPlan(context)
  const { tenantId, timeZone } = session
  const { operations } = await loadPlant(tx, { tenantId, timeZone, now: at })
  const changes = linesOf(proposal.changes)
  const changed = changes.filter((line) => {
    const open = operations.get(String(line.operationId))
    return open && (open.row?.version ?? 0) !== Number(line.rowVersion)
  })
  if (changed.length > 0) {
    const ids = changed.map(({ operationId }) => String(operationId))
    const { rows } = await sql<{
      name: string
    }>`select u.real_name as name from work_schedule w join "user" u on u.tenant_id = w.tenant_id
      and u.id = w.update_user where w.tenant_id = ${tenantId} and w.operation_id = any(${ids}::text[]) order by w.update_time desc limit 1`.execute(
      tx,
    )
    throw notPossible(place, stale, { name: rows[0]?.name ?? '–', count: changed.length })
  }
  const missing = changes.filter(({ operationId }) => !operations.has(String(operationId)))
  if (missing.length > 0) throw notPossible(place, gone, { count: missing.length })
  const placings = changes.flatMap((line) => placingOf(line, operations.get(String(line.operationId))))
  await storePlan(context, placings)
  await planMoved(context)
  return { changed: placings.length }
}

type Open = Awaited<ReturnType<typeof loadPlant>>['operations'] extends ReadonlyMap<string, infer O> ? O : never

function placingOf(line: Values, open: Open | undefined): Placing[] {
  if (!open) return []
  const { id, itemId, moId, itemNo, stepNo, processId, groupId, row } = open
  return [
    {
      ...{ operationId: id, itemId, moId, itemNo, stepNo, processId, groupId, stationId: String(line.stationId) },
      ...{ laneNo: Number(line.laneNo), crewKey: (line.crewKey as string | null) ?? null, startsAt: String(line.startsAt) },
      ...{ endsAt: String(line.endsAt), setupMinutes: Number(line.setupMinutes), workedMinutes: Number(line.workedMinutes) },
      ...{ waitsFor: String(line.waitsFor), waitMinutes: Number(line.waitMinutes), isPinned: row?.isPinned ?? false },
      row: row && { ...row, startsAt: new Date(row.startsAt).toISOString(), endsAt: new Date(row.endsAt).toISOString() },
    },
  ]
}

export const scheduleProposalExtension: Extension = { operations: { apply } }
