import { type AnyRecord, label, say } from '@bip/contract'
import { pausedDays, type WorkedDays, workdaysBetween, workOf } from '@bip/contract/resources'
import { sql } from 'kysely'
import { daysBetween } from '../../../base/days.ts'
import { Refusal } from '../../../base/errors.ts'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Extension, Saved, Values } from '../../../model/extension.ts'
import { readPlanDays } from '../../mmr/plantDays.ts'
import { changedSince, recordChange } from '../changes.ts'
import { settleCosts } from '../costs/settleCosts.ts'
import { refuseCycles } from './cycles.ts'
import { settleProjects } from './settle.ts'

const proofMissing = label(
  '该计划项完成时须附凭证',
  'This item needs a proof before it is completed',
  'Hạng mục này cần minh chứng trước khi hoàn thành',
)

/** Brings the projects of items up to date in the transaction of their change. */
export const settleOf = (
  context: Pick<Context, 'tx' | 'session' | 'place' | 'at'>,
  projectIds: readonly unknown[],
  without: readonly string[] = [],
): Promise<void> =>
  settleProjects(context.tx, {
    tenantId: context.session.tenantId,
    projectIds: [...new Set(projectIds.map(String))],
    today: localDay(context.at, context.place.timeZone),
    at: context.at,
    without,
  })

const pausesTooLong = label(
  '“{name}”的停顿共 {pauses} 天，而起止之间只有 {days} 个工作日',
  '“{name}” pauses for {pauses} days, and has {days} working days from start to end',
  '“{name}” nghỉ {pauses} ngày, nhưng từ bắt đầu đến kết thúc chỉ có {days} ngày làm việc',
)

/** The pauses of a split item leave at least a day of work. */
export function refuseLongPauses(
  { place }: Pick<Context, 'place'>,
  { planItemName, planStart, planEnd, splits }: Values,
  calendar: WorkedDays,
): void {
  const pauses = pausedDays(splits as string | null) // a text, or none
  if (pauses === 0) return
  const days = workdaysBetween(String(planStart), String(planEnd), calendar)
  if (days - pauses >= 1) return
  const reason = say(pausesTooLong, place.language, { name: String(planItemName), pauses: String(pauses), days: String(days) })
  throw new Refusal('invalidFields', { fields: reason }, { fields: { splits: reason } })
}

/** Days of work follow from the dates, the calendar and the pauses: how many, or undefined where the item says so already. */
export function otherDuration(
  { planStart, planEnd, itemType, duration, splits }: Values,
  calendar: WorkedDays,
): number | undefined {
  const dates = { planStart: String(planStart), planEnd: String(planEnd) }
  const days = workOf({ ...dates, itemType: String(itemType), splits: splits as string | null }, calendar) // a text, or none
  return String(duration) === String(days) ? undefined : days
}

/** Puts right the days of work of items that were stored. */
export async function settleDurations(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  saved: readonly Saved[],
  calendar: WorkedDays,
): Promise<void> {
  const wrong = saved.flatMap(({ record }) => {
    const days = otherDuration(record, calendar)
    return days === undefined ? [] : [{ id: record.id, days }]
  })
  if (wrong.length > 0)
    await sql`update plan_item i set duration = f.days from jsonb_to_recordset(${JSON.stringify(wrong)}::jsonb) as f(id text, days numeric)
      where i.tenant_id = ${session.tenantId} and i.id = f.id`.execute(tx)
}

/** What is no longer late once its change is in force goes on as it went. */
const settleChanging = ({ tx, session, place, at }: Context, ids: readonly string[]) =>
  sql`update plan_item set status_before = case when actual_start is null then 'toStart' else 'inProgress' end
    where tenant_id = ${session.tenantId} and id = any(${ids}::text[]) and plan_status = 'changing' and status_before = 'delayed'
      and plan_end >= ${localDay(at, place.timeZone)}::date`.execute(tx)

/** Links and parents make no circle; what projects tell of their plans follows. */
async function afterSaveAll(context: Context, saved: readonly Saved[]): Promise<void> {
  const projectIds = [...new Set(saved.map(({ record }) => String(record.projectId)))]
  await refuseCycles(context, 'plan_item', projectIds)
  const calendar = await readPlanDays(context.tx, context.session.tenantId)
  for (const { record } of saved) refuseLongPauses(context, record, calendar)
  await settleDurations(context, saved, calendar)
  const ids = saved.map(({ record }) => record.id)
  await settleChanging(context, ids)
  const worked = saved.filter(({ record, before }) => Number(record.actualHours ?? 0) !== Number(before?.actualHours ?? 0))
  await settleCosts(context.tx, {
    tenantId: context.session.tenantId,
    projectIds: [...new Set(worked.map(({ record }) => String(record.projectId)))],
    today: localDay(context.at, context.place.timeZone),
  })
  await settleOf(context, [...projectIds, ...saved.flatMap(({ before }) => before?.projectId ?? [])])
}

const hasFiles = (value: unknown): boolean => Array.isArray(value) && value.length > 0

/** An item that needs a proof is not completed without one. */
function refuseUnproved({ place }: Context, record: AnyRecord, args: Values): void {
  if (!record.isProofRequired || hasFiles(record.proofFiles) || hasFiles(args.proofFiles)) return
  const reason = say(proofMissing, place.language)
  throw new Refusal('invalidFields', { fields: reason }, { fields: { proofFiles: reason } })
}

const complete = async (context: Context, record: AnyRecord, args: Values): Promise<undefined> => {
  refuseUnproved(context, record, args)
}

const shiftOf = (before: unknown, after: unknown): number => daysBetween(String(before), String(after))

/** A change in force keeps what was and is, and tells those whom it concerns. */
async function applyChange(context: Context, record: AnyRecord): Promise<{ changeNo: string }> {
  const fields = await changedSince(context, record)
  const end = fields.find(({ key }) => key === 'planEnd')
  const changeNo = await recordChange(context, {
    projectId: String(record.projectId),
    planItemId: record.id,
    changeType: String(record.changeType ?? 'other'),
    changeReason: String(record.changeReason ?? ''),
    fields,
    shiftDays: end ? shiftOf(end.before, end.after) : null,
    ownerIds: record.ownerId ? [String(record.ownerId)] : [],
  })
  return { changeNo }
}

export const planItemExtension: Extension = {
  afterSaveAll,
  afterActions: (context, records) =>
    settleOf(
      context,
      records.map(({ projectId }) => projectId),
    ),
  beforeRemove: (context, records) =>
    settleOf(
      context,
      records.map(({ projectId }) => projectId),
      records.map(({ id }) => id),
    ),
  afterRestore: (context, records) =>
    settleOf(
      context,
      records.map(({ projectId }) => projectId),
    ),
  operations: { complete, completeLate: complete, applyChange },
}
