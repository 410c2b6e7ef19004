import { type AnyRecord, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import type { Context, Extension } from '../../../model/extension.ts'
import { refuseCycles } from './cycles.ts'

const inUse = label(
  '模板已发布，请先修订再修改模板项',
  'The template is published; revise it before its items are changed',
  'Mẫu đã ban hành; hãy sửa đổi mẫu trước khi thay đổi hạng mục',
)

async function refuseInUse({ tx, session, place }: Context, templateIds: readonly string[]): Promise<void> {
  const { rows } = await sql`select from plan_template where tenant_id = ${session.tenantId} and id = any(${templateIds}::text[])
    and template_status <> 'draft' limit 1`.execute(tx)
  const reason = say(inUse, place.language)
  if (rows.length > 0) throw new Refusal('invalidFields', { fields: reason }, { fields: { templateId: reason } })
}

/** What a template tells of its items: how many, and over how many calendar days. */
async function settleTemplates({ tx, session }: Context, templateIds: readonly string[]): Promise<void> {
  await sql`update plan_template t set item_count = f.count, total_days = ceil(f.last / 5.0 * 7)
    from (select i.id, count(p.id) as count, coalesce(max(p.start_day + greatest(p.work_days, 1) - 1), 0) as last
      from plan_template i left join plan_tempitem p on p.tenant_id = i.tenant_id and p.template_id = i.id and not p.is_deleted
      where i.tenant_id = ${session.tenantId} and i.id = any(${templateIds}::text[]) group by i.id) f
    where t.tenant_id = ${session.tenantId} and t.id = f.id`.execute(tx)
}

const templatesOf = (records: readonly AnyRecord[]): string[] => [...new Set(records.map(({ templateId }) => String(templateId)))]

export const planTempitemExtension: Extension = {
  afterSaveAll: async (context, saved) => {
    const templateIds = templatesOf(saved.map(({ record }) => record))
    await refuseInUse(context, templateIds)
    await refuseCycles(context, 'plan_tempitem', templateIds)
    await settleTemplates(context, templateIds)
  },
  beforeRemove: (context, records) => refuseInUse(context, templatesOf(records)),
  afterRestore: (context, records) => settleTemplates(context, templatesOf(records)),
}
