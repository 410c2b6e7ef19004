import { type AnyRecord, label, say } from '@bip/contract'
import { planItem, project } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import type { Context, Extension, Saved, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { demand } from '../../../model/scope.ts'
import { demandWithin } from '../../../resources/read/within.ts'

const words = {
  empty: label('项目还没有计划项', 'The project has no plan items yet', 'Dự án chưa có hạng mục kế hoạch'),
  known: label('项目已有基线“{name}”', 'The project has a baseline “{name}” already', 'Dự án đã có kế hoạch gốc “{name}”'),
}

const refuse = ({ place }: Context, text: keyof typeof words, field: string, values: Record<string, string> = {}): Refusal => {
  const reason = say(words[text], place.language, values)
  return new Refusal('invalidFields', { fields: reason }, { fields: { [field]: reason } })
}

/** Two baselines of a project have two names, or nobody could tell them apart in the plan. */
async function refuseKnown(context: Context, { id, projectId, baselineName }: Values): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql`select from plan_baseline where tenant_id = ${session.tenantId} and not is_deleted
    and project_id = ${projectId} and baseline_name = ${baselineName} and id <> ${id ?? ''} limit 1`.execute(tx)
  if (rows.length > 0) throw refuse(context, 'known', 'baselineName', { name: String(baselineName) })
}

/** Keeps the plan of its project as it stands. */
async function take(context: Context, { id, projectId }: AnyRecord): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql<{ count: number }>`with i as (select * from plan_item i where i.tenant_id = ${session.tenantId}
      and i.project_id = ${projectId} and not i.is_deleted),
    kept as (insert into plan_baseline_items (tenant_id, id, parent_id, line_no, item_id, item_no, item_name, plan_start, plan_end)
      select tenant_id, ${id} || '-' || row_number() over o, ${id}, row_number() over o, id, item_no, plan_item_name, plan_start, plan_end
      from i window o as (order by string_to_array(item_no, '.')::int[], id))
    update plan_baseline b set item_count = f.count, ends_on = f.last from (select count(*)::int as count, max(plan_end) as last from i) f
    where b.tenant_id = ${session.tenantId} and b.id = ${id} returning f.count`.execute(tx)
  if (!rows[0]?.count) throw refuse(context, 'empty', 'projectId')
}

export const planBaselineExtension: Extension = {
  beforeSave: async (context, values, before) => {
    const { tx, session, place } = context
    // What was kept is that of one project for good.
    if (before) values.projectId = before.projectId
    else {
      demand(session, modelOf(planItem), 'view', planItem.label[place.language])
      const id = String(values.projectId)
      await demandWithin(tx, session, modelOf(project), { operation: 'view', id, language: place.language })
    }
    await refuseKnown(context, { ...values, id: before?.id })
  },
  afterSaveAll: async (context, saved: readonly Saved[]) => {
    for (const { record, before } of saved) if (!before) await take(context, record)
  },
  afterSaveAllOf: ['projectId'],
  beforeRestore: async (context, records) => {
    for (const record of records) await refuseKnown(context, record)
  },
}
