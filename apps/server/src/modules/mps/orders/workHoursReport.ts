import { type AnyRecord, label } from '@bip/contract'
import { moItem } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { planMoved } from '../planMoved.ts'
import { refuseLocked } from './hoursPeriod.ts'
import { linesOf } from './items.ts'

const itemModel = modelOf(moItem)

const future = label(
  '作业日期不能晚于今天',
  'Nothing is reported for a day that is still to come',
  'Không thể báo cáo cho ngày chưa tới',
)
const notUnderWay = label(
  '明细 {no} 未下达或已结束，不能报工',
  'The item {no} is not released or is over, so nothing is reported on it',
  'Mục {no} chưa ban hành hoặc đã kết thúc nên không báo công được',
)
const noStep = label(
  '明细 {no} 没有工步 {step}；请选择其工序中的工步号',
  'The item {no} has no step {step}. Take one of its operations',
  'Mục {no} không có bước {step}. Hãy chọn bước của nó',
)
const tooLong = label(
  '{name} 当天合计 {hours} 小时，超过 24 小时；请核对',
  '{name} comes to {hours} hours on that day, more than 24. Check it',
  '{name} cộng lại {hours} giờ trong ngày, quá 24. Hãy kiểm tra',
)

const sum = (lines: readonly Values[], key: string): Big =>
  lines.reduce((total, line) => total.plus(String(line[key] ?? 0)), Big(0))

/** Nobody works more than a day has, however many reports name them. */
async function refuseLongDays({ tx, session, place }: Context, values: Values, id: string): Promise<void> {
  const mine = new Map<string, Big>()
  for (const { workerId, hours } of linesOf(values.people))
    mine.set(String(workerId), (mine.get(String(workerId)) ?? Big(0)).plus(String(hours ?? 0)))
  const { rows } = await sql<{ worker: string; name: string; hours: string }>`select w.id as worker, w.worker_name as name,
      coalesce((select sum(p.hours) from work_hours_report_people p
        join work_hours_report r on r.tenant_id = p.tenant_id and r.id = p.parent_id
        where p.tenant_id = w.tenant_id and p.worker_id = w.id and not r.is_deleted and r.reported_on = ${values.reportedOn}::date
          and r.id <> ${id}), 0)::text as hours
    from work_manpower w where w.tenant_id = ${session.tenantId} and w.id = any(${[...mine.keys()]}::text[])`.execute(tx)
  for (const { worker, name, hours } of rows) {
    const total = Big(hours).plus(mine.get(worker) ?? 0)
    if (total.gt(24)) throw notPossible(place, tooLong, { name, hours: total.toString() })
  }
}

/** A report is about an operation that is under way; its standard time follows from what was made. */
async function settle(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const { tx, session, place, at } = context
  await refuseLocked(context, before ? [values, before] : [values])
  const facts = ['itemId', 'stepNo', 'reportedOn', 'people'] as const
  if (before && facts.every((key) => JSON.stringify(before[key]) === JSON.stringify(values[key]))) return
  if (String(values.reportedOn) > localDay(at, place.timeZone)) throw notPossible(place, future)
  const item = await readRecord(tx, session.tenantId, itemModel, String(values.itemId), { lines: true })
  if (!item) return
  const no = String(item.itemNo)
  if (!['released', 'running', 'paused'].includes(String(item.itemStatus))) throw notPossible(place, notUnderWay, { no })
  const step = linesOf(item.operations).find(({ stepNo }) => Number(stepNo) === Number(values.stepNo))
  if (!step) throw notPossible(place, noStep, { no, step: String(values.stepNo) })
  values.processId = step.processId
  const made = sum(linesOf(values.people), 'goodQuantity')
  values.standardHours = made
    .times(String(step.runMinutes ?? 0))
    .div(60)
    .toFixed(2)
  await refuseLongDays(context, values, before?.id ?? '')
}

/** What is audited counts at the operation and its item. */
async function audit(context: Context, report: AnyRecord): Promise<void> {
  const { tx, session } = context
  await refuseLocked(context, [report])
  const [hours, good] = [sum(linesOf(report.people), 'hours'), sum(linesOf(report.people), 'goodQuantity')]
  await sql`update mo_item_operations set reported_hours = coalesce(reported_hours, 0) + ${hours.toFixed(2)}::numeric,
      finished_quantity = coalesce(finished_quantity, 0) + ${good.toFixed(4)}::numeric
    where tenant_id = ${session.tenantId} and parent_id = ${report.itemId} and step_no = ${report.stepNo}::numeric`.execute(tx)
  // Two reports on one item are counted one after the other, or the second would add to hours that are no longer the item's.
  await sql`select from mo_item where tenant_id = ${session.tenantId} and id = ${report.itemId} for no key update`.execute(tx)
  const item = await readRecord(tx, session.tenantId, itemModel, String(report.itemId), {})
  if (!item) return
  const reportedHours = hours.plus(String(item.reportedHours ?? 0)).toFixed(2)
  await setValues(context, itemModel, { id: item.id, values: { reportedHours }, operation: 'report' })
  await planMoved(context)
}

const refuse = (context: Context, report: AnyRecord): Promise<void> => refuseLocked(context, [report])

export const workHoursReportExtension: Extension = {
  beforeSave: settle,
  beforeRemove: refuseLocked,
  beforeRestore: refuseLocked,
  operations: { audit, commit: refuse, reject: refuse },
}
