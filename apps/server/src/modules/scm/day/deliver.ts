import { label } from '@bip/contract'
import { scmInStock, scmOutStock } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { demand } from '../../../model/scope.ts'
import { documentExtension } from '../../../resources/stock/documents/extension.ts'
import { isHeld } from '../../../resources/stock/documents/inspected.ts'
import { openSql, type Settlement, settlements } from '../../../resources/stock/documents/openOrders.ts'
import { pickParts } from '../../../resources/stock/documents/picking.ts'
import { keptFor } from '../../../resources/stock/documents/reserved.ts'
import { save } from '../../../resources/write/save.ts'
import { scmOutStockExtension } from '../dispatch.ts'

const [receipts, issues] = [modelOf(scmInStock), modelOf(scmOutStock)]

const nothingOpen = label(
  '该订单未批准，或已没有未清数量',
  'This order is not approved, or nothing of it is open any more',
  'Đơn này chưa được duyệt hoặc không còn số lượng nào',
)
const noWarehouse = label(
  '请先选择仓库：物料没有默认仓库',
  'Choose a warehouse: the materials have none of their own',
  'Hãy chọn kho: vật tư chưa có kho mặc định',
)
const nothingThere = label(
  '此仓库没有可发的库存，订单保留为欠交',
  'This warehouse has none of it in stock; the order stays a back order',
  'Kho này không có hàng để xuất; đơn vẫn còn nợ',
)

type Open = {
  id: string
  no: string
  partnerId: string
  orgId: string | null
  materialId: string
  price: string | null
  open: string
  warehouseId: string | null
}

/** Open lines of an approved order, each with its price in the company's currency and the warehouse where its material belongs. */
export async function openLines(
  { tx, session, place }: Context,
  side: Settlement,
  partner: string,
  orderId: string,
): Promise<Open[]> {
  const { rows } = await sql<Open>`select * from (select l.id, o.no, o.${sql.id(partner)} as "partnerId", o.org_id as "orgId",
      l.material_id as "materialId", round(l.price * coalesce(o.rate, 1), 4)::text as price, ${openSql(side, session.tenantId)}::text as open,
      m.default_warehouse_id as "warehouseId", l.line_no
    from ${sql.table(side.orders)} o join ${sql.table(`${side.orders}_lines`)} l on l.tenant_id = o.tenant_id and l.parent_id = o.id
    join material m on m.tenant_id = l.tenant_id and m.id = l.material_id
    where o.tenant_id = ${session.tenantId} and o.id = ${orderId} and not o.is_deleted and o.process_status = 'approved') x
    where x.open::numeric > 0 order by x.line_no`.execute(tx)
  if (rows.length === 0) throw notPossible(place, nothingOpen)
  return rows
}

/** The warehouse that was chosen, else the one where most of the lines belong. */
function warehouseOf({ place }: Context, lines: readonly Open[], chosen: string | undefined): string {
  const counts = Map.groupBy(
    lines.flatMap(({ warehouseId }) => warehouseId ?? []),
    (id) => id,
  )
  const usual = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
  const found = chosen ?? usual
  if (!found) throw notPossible(place, noWarehouse)
  return found
}

/** A draft receipt of all that is open of a purchase order. */
export async function receive(context: Context, orderId: string, warehouse?: string): Promise<{ id: string; no: string }> {
  const { session, place, at } = context
  demand(session, receipts, 'add', receipts.core.label[place.language])
  const open = await openLines(context, settlements.purchase, 'supplier_id', orderId)
  const lines = open.map((line): Values => {
    const { materialId, open: quantity, price, no, id } = line
    return { materialId, quantity, price: price ?? '0', sourceNo: no, sourceLineId: id }
  })
  const { id, no } = await save(
    { ...context, model: receipts, extension: documentExtension(scmInStock, settlements.purchase) },
    {
      supplierId: open[0]?.partnerId,
      orgId: open[0]?.orgId ?? null,
      warehouseId: warehouseOf(context, open, warehouse),
      postedOn: localDay(at, place.timeZone),
      keeperId: session.userId,
      lines,
    },
  )
  return { id, no: String(no) }
}

/** A draft issue of what of a sales order lies in a warehouse, picked by its rule; what lacks stays open. */
export async function issue(
  context: Context,
  orderId: string,
  warehouse?: string,
): Promise<{ id: string; no: string; left: number }> {
  const { session, place, at } = context
  demand(session, issues, 'add', issues.core.label[place.language])
  const open = await openLines(context, settlements.sale, 'customer_id', orderId)
  const warehouseId = warehouse ?? (await fullestOf(context, open)) ?? warehouseOf(context, open, undefined)
  const picked = await pickParts(
    context,
    warehouseId,
    open.map(({ materialId, open: quantity, no: sourceNo }) => ({ materialId, quantity, sourceNo })),
  )
  const lines = picked.flatMap(({ parts }, at) =>
    parts.map(({ quantity, locationId, lotNo, serialNo }): Values => {
      const { materialId, no, id } = open[at] as Open // one for each
      return { materialId, quantity, locationId, lotNo, serialNo, sourceNo: no, sourceLineId: id }
    }),
  )
  const lacking = picked.filter((one) => Number(one.open) > 0).length
  if (lines.length === 0) throw notPossible(place, nothingThere)
  const { id, no } = await save(
    { ...context, model: issues, extension: scmOutStockExtension },
    {
      customerId: open[0]?.partnerId,
      orgId: open[0]?.orgId ?? null,
      warehouseId,
      postedOn: localDay(at, place.timeZone),
      keeperId: session.userId,
      lines,
    },
  )
  return { id, no: String(no), left: lacking }
}

/** The warehouse that keeps most for the order, else the one that can deliver most of the lines. */
async function fullestOf(context: Context, open: readonly Open[]): Promise<string | undefined> {
  const { tx, session } = context
  const kept = (await keptFor(context, [...new Set(open.map(({ no }) => no))])).map(({ balanceId }) => balanceId)
  const isKept = sql`b.id = any(${kept}::text[])`
  const { rows } = await sql<{ id: string }>`select b.warehouse_id as id from stock_balance b
    join warehouse w on w.tenant_id = b.tenant_id and w.id = b.warehouse_id and w.is_active and not w.is_deleted
    where b.tenant_id = ${session.tenantId} and (b.available > 0 and not ${isHeld(session.tenantId, sql`b`)} or ${isKept}) and not b.is_deleted
      and b.material_id = any(${open.map(({ materialId }) => materialId)}::text[])
    group by 1 order by count(distinct b.material_id) filter (where ${isKept}) desc, count(distinct b.material_id) desc,
      sum(b.available) desc limit 1`.execute(tx)
  return rows[0]?.id
}
