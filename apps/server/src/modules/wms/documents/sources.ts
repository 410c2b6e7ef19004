import { sql } from 'kysely'
import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'
import { openSql, settlements } from '../../../resources/stock/documents/openOrders.ts'

/** So many lines of one source are told of. */
const maxLines = 2000

/** What a receipt may be made of, by the kind of document that it came from. */
const kinds = { purchaseOrder: settlements.purchase, saleOrder: settlements.sale } as const

type Open = {
  sourceType: string
  sourceNo: string
  sourceLineId: string
  materialId: string
  materialCode: string
  materialName: string
  unit: string
  price: string
  ordered: string
  quantity: string
}

/** The lines of a source document with what is still open of each, as lines of a receipt begin with. */
export const sourceRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: '/blade-bip/dc-wms-in-stock-detail/find-source-document',
    access: { permission: ['wmsInStock_view', 'wmsOutStock_view', 'scmInStock_view', 'scmOutStock_view'] },
    query: z.object({ type: z.enum(['purchaseOrder', 'saleOrder']).optional(), no: z.string().min(1).max(64) }),
    run: ({ services, session, query }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx) => {
          const type = query.type ?? 'purchaseOrder'
          const { orders } = kinds[type]
          const { rows } = await sql<Open>`select * from (select ${type}::text as "sourceType", o.no as "sourceNo",
              l.id as "sourceLineId", l.material_id as "materialId", m.material_code as "materialCode",
              m.material_name as "materialName", m.unit, round(l.price * coalesce(o.rate, 1), 4)::text as price, l.quantity::text as ordered,
              ${openSql(kinds[type], session.tenantId)}::text as quantity, l.line_no
            from ${sql.table(orders)} o join ${sql.table(`${orders}_lines`)} l on l.tenant_id = o.tenant_id and l.parent_id = o.id
            join material m on m.tenant_id = l.tenant_id and m.id = l.material_id
            where o.tenant_id = ${session.tenantId} and lower(o.no) = lower(${query.no}) and not o.is_deleted
              and o.process_status = 'approved') x
            where x.quantity::numeric > 0 order by x.line_no limit ${sql.lit(maxLines)}`.execute(tx)
          return rows
        },
        { readOnly: true },
      ),
  }),
]
