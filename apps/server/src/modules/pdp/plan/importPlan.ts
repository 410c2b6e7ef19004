import { type AnyRecord, label, say } from '@bip/contract'
import {
  type ImportedPlan,
  type ImportedPlanItem,
  type PlanImportResult,
  type PlanLinkRow,
  planItem,
  type ReplannedItem,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import { newId } from '../../../db/id.ts'
import { writeHistory } from '../../../model/changes.ts'
import type { Context } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { insertRecords } from '../../../resources/draft/rows.ts'
import { baseRow } from '../../../resources/write/store.ts'
import { readPlanDays } from '../../mmr/plantDays.ts'
import { refuseCycles } from './cycles.ts'
import { refuseLongPauses, settleDurations, settleOf } from './planItem.ts'
import { type Rules, replan } from './replan.ts'

const model = modelOf(planItem)

const words = {
  twice: label('编号 {code} 出现两次', 'The number {code} is there twice', 'Mã {code} bị trùng'),
  order: label('“{name}”的完成早于开始', '“{name}” ends before it starts', '“{name}” kết thúc trước khi bắt đầu'),
  unknown: label(
    '“{name}”引用了文件中没有的任务 {code}',
    '“{name}” refers to {code}, which is not in the file',
    '“{name}” tham chiếu {code} không có trong tệp',
  ),
}

function refuse({ place }: Context, key: keyof typeof words, values: Record<string, string>): Refusal {
  const reason = say(words[key], place.language, values)
  return new Refusal('invalidFields', { fields: reason }, { fields: { items: reason } })
}

type Link = { predecessorId: string; linkType: PlanLinkRow['linkType']; lag: number; lagUnit: PlanLinkRow['lagUnit'] }

type Known = {
  id: string
  version: number
  itemNo: string
  name: string
  status: string
  planStart: string
  planEnd: string
  progress: number
  splits: string | null
  links: Link[]
}

async function knownItems({ tx, session }: Context, projectId: string): Promise<Map<string, Known>> {
  const { rows } =
    await sql<Known>`select i.id, i.version, i.item_no as "itemNo", i.plan_item_name as name, i.plan_status as status,
      i.plan_start::text as "planStart", i.plan_end::text as "planEnd", coalesce(i.progress, 0)::int as progress, i.splits,
      coalesce((select json_agg(json_build_object('predecessorId', l.predecessor_id, 'linkType', l.link_type, 'lag', coalesce(l.lag, 0), 'lagUnit', l.lag_unit) order by l.line_no)
        from plan_item_links l where l.tenant_id = i.tenant_id and l.parent_id = i.id), '[]') as links
    from plan_item i where i.tenant_id = ${session.tenantId} and i.project_id = ${projectId} and not i.is_deleted`.execute(tx)
  return new Map(rows.map((row) => [row.itemNo, row]))
}

/** People by their names, as far as a name is that of one person alone. */
async function peopleNamed(
  { tx, session }: Context,
  names: readonly string[],
): Promise<Map<string, { id: string; deptId: string | null }>> {
  const { rows } = await sql<{
    name: string
    id: string
    deptId: string | null
  }>`select real_name as name, min(id) as id, min(dept_id) as "deptId"
    from "user" where tenant_id = ${session.tenantId} and not is_deleted and real_name = any(${[...new Set(names)]}::text[])
    group by real_name having count(*) = 1`.execute(tx)
  return new Map(rows.map(({ name, ...person }) => [name, person]))
}

function check(context: Context, items: readonly ImportedPlanItem[]): void {
  const codes = new Set<string>()
  for (const { code, name, planStart, planEnd } of items) {
    if (codes.has(code)) throw refuse(context, 'twice', { code })
    codes.add(code)
    if (planEnd < planStart) throw refuse(context, 'order', { name })
  }
  for (const { name, parent, links } of items)
    for (const code of [...(parent === null ? [] : [parent]), ...links.map(({ from }) => from)])
      if (!codes.has(code)) throw refuse(context, 'unknown', { name, code })
}

/** What becomes of an item that is there already; undefined where the file says the same. */
function replanned(known: Known, item: ImportedPlanItem, idOf: (code: string) => string): ReplannedItem | undefined {
  const links = item.links.map(
    ({ from, type, lag, lagUnit }): Link => ({ predecessorId: idOf(from), linkType: type, lag, lagUnit }),
  )
  const linksText = (list: readonly Link[]): string =>
    list
      .map(({ predecessorId, linkType, lag, lagUnit }) => `${predecessorId} ${linkType} ${Number(lag)} ${lagUnit ?? 'working'}`)
      .sort()
      .join()
  const next: ReplannedItem = {
    id: known.id,
    version: known.version,
    ...((known.planStart !== item.planStart || known.planEnd !== item.planEnd) && {
      planStart: item.planStart,
      planEnd: item.planEnd,
    }),
    ...(known.name !== item.name && { planItemName: item.name }),
    ...(item.itemType !== 'phase' && known.progress !== Math.round(item.progress) && { progress: item.progress }),
    ...(known.splits !== item.splits && { splits: item.splits }),
    ...(linksText(known.links) !== linksText(links) && { links }),
  }
  return Object.keys(next).length > 2 ? next : undefined
}

/**
 * Takes a plan from a file: items with a number that the project has are changed like a step in its plan, the others are made, and those
 * that the file has not stay. All of it is stored or nothing.
 */
export async function importPlan(context: Context, asked: ImportedPlan, rules: Rules): Promise<PlanImportResult> {
  const { tx, session, at } = context
  const { projectId, items } = asked
  check(context, items)
  const known = await knownItems(context, projectId)
  const ids = new Map(items.map(({ code }) => [code, known.get(code)?.id ?? newId()]))
  const idOf = (code: string): string => ids.get(code) ?? ''
  const people = await peopleNamed(
    context,
    items.flatMap(({ ownerName }) => ownerName ?? []),
  )
  const calendar = await readPlanDays(tx, session.tenantId)
  const fresh = items.filter(({ code }) => !known.has(code))
  for (const { name, ...item } of fresh) refuseLongPauses(context, { ...item, planItemName: name }, calendar)
  const records = fresh.map((item) => ({
    base: { ...baseRow(context), id: idOf(item.code) },
    values: valuesOf(projectId, item, idOf, people),
  }))
  await insertRecords(tx, model, records)
  await writeHistory(
    tx,
    session,
    model,
    at,
    records.map(({ base }) => ({ recordId: base.id, version: 1, operation: 'create', changes: {} })),
  )
  const differing = items.flatMap((item) => {
    const before = known.get(item.code)
    const next = before && replanned(before, item, idOf)
    return before && next ? [{ next, status: before.status }] : []
  })
  const open = differing.filter(({ status }) => rules.mayReplan(status)).map(({ next }) => next)
  const { changeNo } =
    open.length > 0
      ? await replan(context, { projectId, items: open, changeType: asked.changeType, changeReason: asked.changeReason }, rules)
      : { changeNo: null }
  await refuseCycles(context, 'plan_item', [projectId])
  await settleDurations(
    context,
    records.map(({ base, values }) => ({ record: { ...values, id: base.id } as unknown as AnyRecord, before: null })),
    calendar,
  )
  await settleOf(context, [projectId])
  return { created: fresh.length, changed: open.length, kept: differing.length - open.length, changeNo }
}

function valuesOf(
  projectId: string,
  item: ImportedPlanItem,
  idOf: (code: string) => string,
  people: ReadonlyMap<string, { id: string; deptId: string | null }>,
): Record<string, unknown> {
  const owner = item.ownerName === null ? undefined : people.get(item.ownerName)
  const { planStart, planEnd, deadline, splits, constraintType, constraintDate } = item
  return {
    ...{ projectId, planStart, planEnd, deadline, splits, constraintType, constraintDate },
    itemNo: item.code,
    planItemName: item.name,
    parentId: item.parent === null ? null : idOf(item.parent),
    itemType: item.itemType,
    planStatus: 'planning',
    ownerId: owner?.id ?? null,
    deptId: owner?.deptId ?? null,
    memberIds: [],
    duration: item.itemType === 'milestone' ? '0' : '1',
    progress: String(Math.round(item.progress)),
    plannedHours: item.plannedHours === null ? null : item.plannedHours.toFixed(1),
    isProofRequired: false,
    proofFiles: [],
    links: item.links.map(({ from, type, lag, lagUnit = null }) => ({
      predecessorId: idOf(from),
      linkType: type,
      lag: String(lag),
      lagUnit,
    })),
  }
}
