import { dcFea, type FeaComparison, type FeaShape, feaComparisonCall } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Route, route } from '../../http/route.ts'
import { modelOf } from '../../model/model.ts'
import { demand, reach } from '../../model/scope.ts'
import { demandWithin } from '../../resources/read/within.ts'

const feas = modelOf(dcFea)
const maxOthers = 12

const shape = sql`f.id, f.fea_no as no, f.fea_name as name, f.assessed_on::text as "assessedOn", coalesce(f.fea_evaluation_total_score, 0)::float8 as total,
  coalesce(f.weighted_score, 0)::float8 as weighted, f.fea_evaluation_conclusion as conclusion,
  coalesce((select json_agg(t order by t.type) from (select e.fea_item_type as type, count(*)::int as items, sum(e.weight)::float8 as weight,
      round(sum(e.fea_evaluation_score * e.weight) / nullif(sum(e.weight) filter (where e.fea_evaluation_score is not null), 0), 2)::float8 as score
    from fea_evaluation e where e.tenant_id = f.tenant_id and e.fea_id = f.id and not e.is_deleted group by 1) t), '[]') as types`

/** An assessment by the types of its items, beside earlier ones that have a conclusion. */
export const feaRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: feaComparisonCall,
    access: { permission: 'dcFea_view' },
    query: z.object({ id: z.string().min(1).max(64) }),
    run: ({ services, session, query: { id }, language }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx): Promise<FeaComparison | null> => {
          await demandWithin(tx, session, feas, { operation: 'view', id, language })
          const within = reach(session, demand(session, feas, 'view', dcFea.label[language]), sql`f`) ?? sql`true`
          const own =
            await sql<FeaShape>`select ${shape} from dc_fea f where f.tenant_id = ${session.tenantId} and f.id = ${id}`.execute(
              tx,
            )
          const others =
            await sql<FeaShape>`select ${shape} from dc_fea f join dc_fea o on o.tenant_id = f.tenant_id and o.id = ${id}
            where f.tenant_id = ${session.tenantId} and f.id <> ${id} and not f.is_deleted and f.fea_evaluation_conclusion is not null
              and f.assessed_on <= o.assessed_on and ${within}
            order by (f.quipment_dict_id is not distinct from o.quipment_dict_id) desc, f.assessed_on desc, f.id desc limit ${maxOthers}`.execute(
              tx,
            )
          const [first] = own.rows
          return first ? { own: first, others: others.rows } : null
        },
        { readOnly: true },
      ),
  }),
]
