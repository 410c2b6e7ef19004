import { type BaselineRow, planBaseline, planCalls } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { Json, type Route, route } from '../../../http/route.ts'
import type { Sql } from '../../../kinds/index.ts'
import { modelOf } from '../../../model/model.ts'
import { demandWithin } from '../../../resources/read/within.ts'

const baselines = modelOf(planBaseline)

const columns: Readonly<Record<keyof BaselineRow, Sql>> = {
  itemId: sql`b.item_id`,
  itemNo: sql`b.item_no`,
  itemName: sql`b.item_name`,
  planStart: sql`b.plan_start`,
  planEnd: sql`b.plan_end`,
}

/** What baselines kept, as far as a plan is compared with it. */
export const baselineRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: planCalls.baseline,
    access: { permission: 'planBaseline_view' },
    query: z.object({ id: z.string().min(1).max(64) }),
    run: ({ services, session, query: { id }, language }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx) => {
          await demandWithin(tx, session, baselines, { operation: 'view', id, language })
          const { rows } = await sql<{
            answer: string
          }>`select json_build_object('keys', ${JSON.stringify(Object.keys(columns))}::json,
              'rows', coalesce(json_agg(json_build_array(${sql.join(Object.values(columns))}) order by b.line_no), '[]'))::text as answer
            from plan_baseline_items b where b.tenant_id = ${session.tenantId} and b.parent_id = ${id}`.execute(tx)
          return new Json(rows[0]?.answer ?? 'null')
        },
        { readOnly: true },
      ),
  }),
]
