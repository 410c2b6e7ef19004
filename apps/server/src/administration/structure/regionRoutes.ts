import { sql } from 'kysely'
import { z } from 'zod'
import { id } from '../../http/paging.ts'
import { route } from '../../http/route.ts'

type Level = { id: string; parentId: string; title: string; value: string; key: string; regionCode: string; hasChildren: boolean }

/** One level of the tree of regions; for every address field, so for everybody who is signed in. */
export const regionRoutes = [
  route({
    method: 'GET',
    path: '/blade-system/region/lazy-tree',
    access: { signedIn: true },
    query: z.object({ parentId: id.default('0') }),
    run: ({ session: { tenantId }, services, query: { parentId } }) =>
      services.database.asTenant(
        tenantId,
        async (tx) => {
          const { rows } =
            await sql<Level>`select r.id, coalesce(nullif(r.parent_id, ''), '0') as "parentId", r.region_name as title,
              r.id as value, r.id as key, r.region_code as "regionCode",
              exists (select from region c where c.tenant_id = r.tenant_id and c.parent_id = r.id and not c.is_deleted) as "hasChildren"
            from region r where r.tenant_id = ${tenantId} and not r.is_deleted
              and ${parentId === '0' ? sql`coalesce(r.parent_id, '') in ('', '0')` : sql`r.parent_id = ${parentId}`}
            order by r.sort, r.region_code, r.id`.execute(tx)
          return rows
        },
        { readOnly: true },
      ),
  }),
]
