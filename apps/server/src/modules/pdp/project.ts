import { type AnyRecord, label, say } from '@bip/contract'
import { nthWorkday, planItem, type WorkedDays } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../db/id.ts'
import { writeHistory } from '../../model/changes.ts'
import type { Context, Extension } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { insertRecords } from '../../resources/draft/rows.ts'
import { baseRow } from '../../resources/write/store.ts'
import { readPlanDays } from '../mmr/plantDays.ts'
import { settleOf } from './plan/planItem.ts'

const hasPlan = label('项目已有计划项', 'The project has plan items already', 'Dự án đã có hạng mục kế hoạch')
const noItems = label('模板没有模板项', 'The template has no items', 'Mẫu không có hạng mục')
const inRevision = label(
  '模板正在修订，发布后才能按它生成计划',
  'The template is being revised; plans are made from it once it is published',
  'Mẫu đang được sửa đổi; hãy ban hành rồi mới lập kế hoạch theo mẫu',
)
const stillOpen = label(
  '还有 {count} 个计划项未完成',
  '{count} plan items are still open',
  'Còn {count} hạng mục chưa hoàn thành',
)

const refuse = (field: string, reason: string): Refusal =>
  new Refusal('invalidFields', { fields: reason }, { fields: { [field]: reason } })

type TemplateRow = {
  id: string
  itemNo: string
  itemName: string
  itemType: string
  parentId: string | null
  phase: string | null
  startDay: number
  workDays: number
  roleDict: string | null
  plannedHours: string | null
  deliverable: string | null
  isProofRequired: boolean
  links: { predecessorId: string; linkType: string; lag: string; lagUnit: string | null }[]
  ownerId: string | null
  deptId: string | null
}

/** Items of a template, each with who has its role in the project. */
async function readTemplate({ tx, session }: Context, project: AnyRecord): Promise<TemplateRow[]> {
  const { rows } =
    await sql<TemplateRow>`select i.id, i.item_no as "itemNo", i.item_name as "itemName", i.item_type as "itemType",
      i.parent_id as "parentId", i.phase, i.start_day::int as "startDay", i.work_days::int as "workDays", i.role_dict as "roleDict",
      i.planned_hours::text as "plannedHours", i.deliverable, coalesce(i.is_proof_required, false) as "isProofRequired",
      coalesce((select json_agg(json_build_object('predecessorId', l.predecessor_id, 'linkType', l.link_type, 'lag', l.lag::text, 'lagUnit', l.lag_unit) order by l.line_no)
        from plan_tempitem_links l where l.tenant_id = i.tenant_id and l.parent_id = i.id), '[]') as links,
      r.user_id as "ownerId", u.dept_id as "deptId"
    from plan_tempitem i
    left join lateral (select user_id from project_role r where r.tenant_id = i.tenant_id and not r.is_deleted and r.project_id = ${project.id}
      and r.template_id = i.template_id and r.role_dict = i.role_dict order by r.id limit 1) r on true
    left join "user" u on u.tenant_id = i.tenant_id and u.id = coalesce(r.user_id, case when i.role_dict = 'manager' then ${project.managerId} end)
    where i.tenant_id = ${session.tenantId} and not i.is_deleted and i.template_id = ${project.templateId}
    order by i.start_day, i.id`.execute(tx)
  return rows
}

/** Makes the plan of a project from its template: days from its start, roles given to the people of its team. */
async function makePlan(context: Context, project: AnyRecord): Promise<{ count: number }> {
  const { tx, session, place, at } = context
  const { rows: known } = await sql`select from plan_item where tenant_id = ${session.tenantId} and not is_deleted
    and project_id = ${project.id} limit 1`.execute(tx)
  if (known.length > 0) throw refuse('templateId', say(hasPlan, place.language))
  // Half of an old edition and half of a new one is no plan; the lock keeps it as it is until this one is made.
  const { rows: templates } = await sql<{ status: string }>`select template_status as status from plan_template
    where tenant_id = ${session.tenantId} and id = ${project.templateId} for share`.execute(tx)
  if (templates[0]?.status === 'draft') throw refuse('templateId', say(inRevision, place.language))
  const items = await readTemplate(context, project)
  if (items.length === 0) throw refuse('templateId', say(noItems, place.language))
  const ids = new Map(items.map(({ id }) => [id, newId()]))
  const model = modelOf(planItem)
  const calendar = await readPlanDays(tx, session.tenantId)
  const records = items.map((item) => ({
    base: { ...baseRow(context), id: ids.get(item.id) ?? newId() },
    values: itemValues(project, item, { ids, calendar }),
  }))
  await insertRecords(tx, model, records)
  const history = records.map(({ base }) => ({ recordId: base.id, version: 1, operation: 'create', changes: {} }))
  await writeHistory(tx, session, model, at, history)
  await settleOf(context, [project.id])
  return { count: records.length }
}

function itemValues(
  project: AnyRecord,
  item: TemplateRow,
  { ids, calendar }: { ids: ReadonlyMap<string, string>; calendar: WorkedDays },
): Record<string, unknown> {
  const begin = String(project.planStart)
  const { itemNo, itemType, phase, roleDict, plannedHours, deliverable, isProofRequired } = item
  const isManager = roleDict === 'manager'
  return {
    ...{ itemNo, itemType, phase, roleDict, plannedHours, deliverable, isProofRequired },
    planItemName: item.itemName,
    projectId: project.id,
    parentId: item.parentId ? (ids.get(item.parentId) ?? null) : null,
    planStatus: 'planning',
    ownerId: item.ownerId ?? (isManager ? project.managerId : null),
    deptId: item.deptId,
    memberIds: [],
    planStart: nthWorkday(begin, item.startDay, calendar),
    planEnd: nthWorkday(begin, item.startDay + Math.max(1, item.workDays) - 1, calendar),
    duration: String(item.workDays),
    progress: '0',
    proofFiles: [],
    links: item.links.flatMap(({ predecessorId, ...link }) => {
      const id = ids.get(predecessorId)
      return id ? [{ predecessorId: id, ...link }] : []
    }),
  }
}

/** A project with open items is not completed. */
async function complete({ tx, session, place }: Context, project: AnyRecord): Promise<undefined> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from plan_item where tenant_id = ${session.tenantId}
    and not is_deleted and project_id = ${project.id} and plan_status not in ('completed', 'delayedCompleted', 'closed')`.execute(
    tx,
  )
  const count = rows[0]?.count ?? 0
  if (count > 0) throw refuse('progress', say(stillOpen, place.language).replace('{count}', String(count)))
  return undefined
}

export const projectExtension: Extension = {
  operations: { makePlan, complete },
  // One that was completed or closed is judged by how it ended.
  afterActions: (context, records) =>
    settleOf(
      context,
      records.map(({ id }) => id),
    ),
  afterSaveAll: (context, saved) =>
    settleOf(
      context,
      saved.map(({ record }) => record.id),
    ),
}
