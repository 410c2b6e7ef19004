import { planCalls, planTempitem, planTemplate, type TemplatePlanAnswer } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { Json, type Route, route } from '../../../http/route.ts'
import type { Sql } from '../../../kinds/index.ts'
import { modelOf } from '../../../model/model.ts'
import { scopeOf } from '../../../model/scope.ts'
import { demandWithin } from '../../../resources/read/within.ts'

const [templates, items] = [modelOf(planTemplate), modelOf(planTempitem)]

/** What is told of an item `i`. */
const columns: Readonly<Record<TemplatePlanAnswer['items']['keys'][number], Sql>> = {
  id: sql`i.id`,
  version: sql`i.version`,
  itemNo: sql`i.item_no`,
  name: sql`i.item_name`,
  parentId: sql`i.parent_id`,
  itemType: sql`i.item_type`,
  phase: sql`i.phase`,
  role: sql`i.role_dict`,
  startDay: sql`i.start_day`,
  workDays: sql`i.work_days`,
}

/** And of what it follows, of a link `k`. */
const linkColumns: Readonly<Record<TemplatePlanAnswer['links']['keys'][number], Sql>> = {
  itemId: sql`k.parent_id`,
  predecessorId: sql`k.predecessor_id`,
  linkType: sql`k.link_type`,
  lag: sql`coalesce(k.lag, 0)`,
  lagUnit: sql`k.lag_unit`,
}

/** The plan of a template in one answer. */
export const templateRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: planCalls.template,
    access: { permission: 'planTempitem_view' },
    query: z.object({ id: z.string().min(1).max(64) }),
    run: ({ services, session, query: { id }, language }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx) => {
          await demandWithin(tx, session, templates, { operation: 'view', id, language })
          const mayEdit = scopeOf(session, items, 'edit') !== undefined
          const { rows } = await sql<{ plan: string }>`with i as materialized (select i.* from plan_tempitem i
              where i.tenant_id = ${session.tenantId} and i.template_id = ${id} and not i.is_deleted)
            select json_build_object('mayEdit', ${mayEdit}::boolean and t.template_status = 'draft',
              'items', json_build_object('keys', ${JSON.stringify(Object.keys(columns))}::json, 'rows', coalesce((select
                json_agg(json_build_array(${sql.join(Object.values(columns))}) order by string_to_array(i.item_no, '.')::int[], i.id) from i), '[]')),
              'links', json_build_object('keys', ${JSON.stringify(Object.keys(linkColumns))}::json, 'rows', coalesce((select
                json_agg(json_build_array(${sql.join(Object.values(linkColumns))}) order by k.parent_id, k.line_no) from plan_tempitem_links k
                where k.tenant_id = ${session.tenantId} and k.parent_id in (select id from i)), '[]')))::text as plan
            from plan_template t where t.tenant_id = ${session.tenantId} and t.id = ${id}`.execute(tx)
          return new Json(rows[0]?.plan ?? 'null')
        },
        { readOnly: true },
      ),
  }),
]
