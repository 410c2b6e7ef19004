import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { scheduleOrder } from '../scheduling/scheduleOrder.ts'
import { makePhases } from './makePhases.ts'

const inThePast = label(
  '承诺交期不能早于今天',
  'the day that is promised must not lie in the past',
  'ngày cam kết không được ở quá khứ',
)
const noPhases = label(
  '还没有阶段：请先按类别排阶段，或添加阶段',
  'It has no phases. Make them from the category, or add one, before it starts',
  'Chưa có giai đoạn. Hãy tạo từ loại hoặc thêm giai đoạn trước khi bắt đầu',
)
const notDone = label(
  '还有 {count} 个阶段未完成，例如“{name}”',
  '{count} phases are not done yet, such as “{name}”',
  'Còn {count} giai đoạn chưa xong, ví dụ “{name}”',
)

/** A day that lies behind us is promised to nobody; what was promised before stays. */
function refusePast({ at, place }: Context, values: Values, before: AnyRecord | null): void {
  const promised = String(values.promisedDate ?? '')
  if (promised === '' || promised === before?.promisedDate || promised >= localDay(at, place.timeZone)) return
  const sentence = inThePast[place.language]
  throw new Refusal('invalidFields', { fields: sentence }, { fields: { promisedDate: sentence } })
}

/** Phases of a plan order, and how many of them are not done. */
async function phasesOf({ tx, session }: Context, order: AnyRecord) {
  const { rows } = await sql<{ count: number; open: number; name: string | null }>`select count(*)::int as count,
      (count(*) filter (where phase_status <> 'completed'))::int as open, min(phase_name) filter (where phase_status <> 'completed') as name
    from plan_order_phase where tenant_id = ${session.tenantId} and plan_order_id = ${order.id} and not is_deleted`.execute(tx)
  return rows[0] ?? { count: 0, open: 0, name: null }
}

async function refuseWithoutPhases(context: Context, order: AnyRecord): Promise<void> {
  if ((await phasesOf(context, order)).count === 0) throw notPossible(context.place, noPhases)
}

async function refuseUndone(context: Context, order: AnyRecord): Promise<void> {
  const { open, name } = await phasesOf(context, order)
  if (open > 0) throw notPossible(context.place, notDone, { count: open, name: name ?? '' })
}

export const planOrderExtension: Extension = {
  beforeSave: refusePast,
  operations: { makePhases, schedule: scheduleOrder, start: refuseWithoutPhases, complete: refuseUndone },
}
