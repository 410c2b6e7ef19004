import { sql } from 'kysely'
import { z } from 'zod'
import { named } from '../../../db/naming.ts'
import { type Route, route } from '../../../http/route.ts'
import { unitsOf } from '../../../resources/stock/documents/units.ts'

/** What forms of documents ask beside the records themselves. */
export const documentRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: '/blade-bip/dc-wms-in-stock/find-unit-list',
    access: { permission: ['wmsInStock_view', 'wmsOutStock_view'] },
    query: z.object({ materialId: z.string().max(64).optional() }),
    run: ({ services, session, query, language }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx) => {
          const { rows } = await sql<{ dictKey: string; dictValue: string }>`select dict_key as "dictKey",
            ${named('d', language)} as "dictValue" from dictionary_value d
            where d.tenant_id = ${session.tenantId} and d.code = 'DC_UNIT' order by d.sort`.execute(tx)
          if (query.materialId === undefined) return rows.map((row) => ({ ...row, factor: null }))
          const factors = (await unitsOf({ tx, session }, [query.materialId])).get(query.materialId)?.factors ?? new Map()
          return rows.flatMap((row) => (factors.has(row.dictKey) ? { ...row, factor: factors.get(row.dictKey) } : []))
        },
        { readOnly: true },
      ),
  }),
]
