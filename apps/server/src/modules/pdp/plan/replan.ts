import { type AnyRecord, type Changes, changesBetween, label, say } from '@bip/contract'
import { planItem, type ReplannedItem, type Replanning } from '@bip/contract/resources'
import { sql } from 'kysely'
import { daysBetween } from '../../../base/days.ts'
import { Refusal } from '../../../base/errors.ts'
import { localDay } from '../../../kinds/zone.ts'
import { writeHistory } from '../../../model/changes.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { notFound } from '../../../model/ids.ts'
import { modelOf } from '../../../model/model.ts'
import { demand, reaches } from '../../../model/scope.ts'
import { updateRecords } from '../../../resources/draft/rows.ts'
import { lockRecords, readRecords } from '../../../resources/read/read.ts'
import { refuseStale } from '../../../resources/write/stale.ts'
import { readPlanDays } from '../../mmr/plantDays.ts'
import { type FieldChange, recordChange } from '../changes.ts'
import { refuseCycles } from './cycles.ts'
import { otherDuration, refuseLongPauses, settleOf } from './planItem.ts'

const model = modelOf(planItem)

const words = {
  reason: label(
    '修改已批准的计划须填写变更类型与原因',
    'Say why an approved plan changes',
    'Hãy ghi loại và lý do thay đổi kế hoạch đã duyệt',
  ),
  order: label('“{name}”的完成早于开始', '“{name}” would end before it starts', '“{name}” kết thúc trước khi bắt đầu'),
  closed: label(
    '“{name}”处于“{state}”，不能调整',
    '“{name}” is “{state}” and stays as it is',
    '“{name}” đang ở trạng thái “{state}” nên không điều chỉnh được',
  ),
  pair: label(
    '“{name}”的日期约束要有类型和日期',
    'The constraint of “{name}” needs its type and its date',
    'Ràng buộc của “{name}” cần có loại và ngày',
  ),
  foreign: label(
    '前置任务不属于该项目',
    'An item can only follow items of its own project',
    'Hạng mục trước phải thuộc cùng dự án',
  ),
}

const refuse = ({ place }: Context, text: keyof typeof words, values: Record<string, string> = {}, field = 'fields'): Refusal => {
  const reason = say(words[text], place.language, values)
  return new Refusal('invalidFields', { fields: reason }, { fields: { [field]: reason } })
}

export type Rules = { mayReplan: (status: string) => boolean; needsReason: (status: string, item: ReplannedItem) => boolean }
type Written = { id: string; before: AnyRecord; values: AnyRecord; changes: Changes; keys: string[] }

/** What is wrong with one item, thrown. */
async function check(context: Context, item: ReplannedItem, before: AnyRecord, rules: Rules): Promise<void> {
  const stale = await refuseStale({ ...context, model }, before, { version: item.version })
  if (stale) throw stale
  const name = String(before.planItemName)
  const status = String(before.planStatus)
  if (!rules.mayReplan(status)) {
    const state = say(planItem.states?.[status]?.label ?? words.closed, context.place.language)
    throw refuse(context, 'closed', { name, state })
  }
  const [start, end] = [item.planStart ?? before.planStart, item.planEnd ?? before.planEnd]
  if (String(end) < String(start)) throw refuse(context, 'order', { name }, 'planEnd')
  const { constraintType = before.constraintType, constraintDate = before.constraintDate } = item
  if (Boolean(constraintType) !== Boolean(constraintDate)) throw refuse(context, 'pair', { name }, 'constraintDate')
}

/** An item as it is to be stored; one that is late no more goes on as it went. */
function valuesAfter(
  { at, place }: Context,
  { id: _, version: __, links, progress, ...item }: ReplannedItem,
  before: AnyRecord,
): AnyRecord {
  const values: AnyRecord = { ...before, ...item }
  if (progress !== undefined) values.progress = String(Math.round(progress))
  if (links) {
    const known = Array.isArray(before.links) ? before.links : []
    values.links = links.map(({ predecessorId, linkType, lag, lagUnit = null }) => {
      const same = known.find((one) => one.predecessorId === predecessorId && one.linkType === linkType)
      return { ...(same?.id && { id: same.id }), predecessorId, linkType, lag: String(lag), lagUnit }
    })
  }
  const isLate = String(values.planEnd) < localDay(at, place.timeZone)
  if (before.planStatus === 'delayed' && !isLate) values.planStatus = before.actualStart ? 'inProgress' : 'toStart'
  return values
}

async function refuseForeign(context: Context, { projectId, items }: Replanning): Promise<void> {
  const ids = [...new Set(items.flatMap(({ links = [] }) => links.map(({ predecessorId }) => predecessorId)))]
  if (ids.length === 0) return
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from plan_item where tenant_id = ${context.session.tenantId}
    and not is_deleted and project_id = ${projectId} and id = any(${ids}::text[])`.execute(context.tx)
  if (rows[0]?.count !== ids.length) throw refuse(context, 'foreign', {}, 'links')
}

const shown = ['planItemName', 'planStart', 'planEnd', 'splits', 'deadline', 'constraintType', 'constraintDate'] as const

/** The change of an approved plan, written down as one record whatever number of items it moves. */
async function record(context: Context, { projectId, changeType, changeReason }: Replanning, written: readonly Written[]) {
  if (!changeType || !changeReason) throw refuse(context, 'reason', {}, 'changeReason')
  const fields = written.flatMap(({ before, values }): FieldChange[] =>
    shown.flatMap((key) =>
      before[key] === values[key]
        ? []
        : [{ item: `${before.itemNo} ${before.planItemName}`.slice(0, 60), key, before: before[key], after: values[key] }],
    ),
  )
  const shifts = written.map(({ before, values }) => daysBetween(String(before.planEnd), String(values.planEnd)))
  return recordChange(context, {
    projectId,
    planItemId: written.length === 1 ? (written[0]?.id ?? null) : null,
    changeType,
    changeReason,
    fields,
    shiftDays: Math.max(...shifts),
    ownerIds: [...new Set(written.flatMap(({ before }) => (before.ownerId ? [String(before.ownerId)] : [])))],
  })
}

/**
 * Stores what a step in a plan came to, all of it or nothing: each item guarded by the version that was seen, with history, and with a change
 * record where the plan was approved. Answers the new versions by id.
 */
export async function replan(
  context: Context,
  asked: Replanning,
  rules: Rules,
): Promise<{ versions: Values; changeNo: string | null }> {
  const { tx, session, place, at } = context
  const ids = asked.items.map(({ id }) => id)
  await lockRecords(tx, session.tenantId, model, ids)
  const scope = demand(session, model, 'edit', planItem.label[place.language])
  const read = await readRecords(tx, session.tenantId, model, ids, { lines: true })
  const known = new Map(
    read.filter((one) => one.projectId === asked.projectId && reaches(session, scope, one)).map((one) => [one.id, one]),
  )
  const calendar = await readPlanDays(tx, session.tenantId)
  const written: Written[] = []
  for (const item of asked.items) {
    const before = known.get(item.id)
    if (!before) throw notFound(model, place.language)
    await check(context, item, before, rules)
    const values = valuesAfter(context, item, before)
    refuseLongPauses(context, values, calendar)
    const changes = changesBetween(planItem.fields, before, values)
    const keys = Object.keys(changes)
    const days = otherDuration(values, calendar)
    // It follows from the dates, so that the history need not tell it; stored with them, each row is written once.
    if (days !== undefined) {
      keys.push('duration')
      values.duration = String(days)
    }
    written.push({ id: item.id, before, values, changes, keys })
  }
  await refuseForeign(context, asked)
  const changed = written.filter(({ changes }) => Object.keys(changes).length > 0)
  const versions = await updateRecords(
    tx,
    model,
    session.tenantId,
    changed.map(({ id, values, keys }) => ({ id, values, keys })),
    { userId: session.userId, at },
  )
  const history = changed.map(({ id, changes }) => ({
    recordId: id,
    version: versions.get(id) ?? 0,
    operation: 'update',
    changes,
  }))
  await writeHistory(tx, session, model, at, history)
  if (asked.items.some(({ links }) => links)) await refuseCycles(context, 'plan_item', [asked.projectId])
  const statuses = new Map(written.map(({ id, before }) => [id, String(before.planStatus)]))
  const reasoned = new Set(asked.items.filter((item) => rules.needsReason(statuses.get(item.id) ?? '', item)).map(({ id }) => id))
  const under = changed.filter(({ id }) => reasoned.has(id))
  const changeNo = under.length > 0 ? await record(context, asked, under) : null
  await settleOf(context, [asked.projectId])
  return { versions: Object.fromEntries(versions), changeNo }
}
