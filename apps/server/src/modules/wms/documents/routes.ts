import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'
import { readDictionaries } from '../../../model/dictionary.ts'
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
          const words = (await readDictionaries(tx, session.tenantId, ['DC_UNIT'])).get('DC_UNIT') ?? []
          const rows = words
            .filter(({ sealed }) => !sealed)
            .map(({ key, words }) => ({ dictKey: key, dictValue: words[language] }))
          if (query.materialId === undefined) return rows.map((row) => ({ ...row, factor: null }))
          const factors = (await unitsOf({ tx, session }, [query.materialId])).get(query.materialId)?.factors ?? new Map()
          return rows.flatMap((row) => (factors.has(row.dictKey) ? { ...row, factor: factors.get(row.dictKey) } : []))
        },
        { readOnly: true },
      ),
  }),
]
