import { type AnyRecord, isEmpty, type Label, label, say } from '@bip/contract'
import { purchaseOrder, saleOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Values } from '../../../model/extension.ts'
import { type LineFault, refuseLines } from '../refuse.ts'

/** How documents of one side settle the lines of orders: what counts as ordered, and where what came or left is written down. */
export const settlements = {
  purchase: {
    ...{ orders: 'purchase_order', states: purchaseOrder.states },
    partner: { key: 'supplierId', column: 'supplier_id', label: purchaseOrder.fields.supplierId.label },
    ...{ by: ['scm_in_stock', 'wms_in_stock'], over: 'purchase.overDelivery' },
  },
  sale: {
    ...{ orders: 'sale_order', states: saleOrder.states },
    partner: { key: 'customerId', column: 'customer_id', label: saleOrder.fields.customerId.label },
    ...{ by: ['scm_out_stock', 'wms_out_stock'], over: 'sale.overDelivery' },
  },
} as const
export type Settlement = (typeof settlements)[keyof typeof settlements]

/** Orders that are reckoned with: approved, or on their way to it. Goods come and go for approved ones alone. */
export const openStates = sql`('inReview', 'approved')`

/**
 * What documents settle of each line of an order, all lines in one pass, or those of some materials. Documents that wait for their audit
 * count. A line settles one of its own material alone.
 */
export const settledSql = ({ by }: Settlement, tenantId: string, materials: readonly string[] | null = null) =>
  sql`select x.line_id, sum(x.quantity) as quantity from (${sql.join(
    by.map(
      (table) => sql`select d.source_line_id as line_id, d.base_quantity as quantity from ${sql.table(`${table}_lines`)} d
        join ${sql.table(table)} h on h.tenant_id = d.tenant_id and h.id = d.parent_id
        where d.tenant_id = ${tenantId} and d.source_line_id is not null and not h.is_deleted and h.doc_status in ('auditing', 'posted')
          ${materials ? sql`and d.material_id = any(${[...materials]}::text[])` : sql``}`,
    ),
    sql` union all `,
  )}) x group by 1`

/** What of an order's line is still open, in its own unit. Documents that wait for their audit count. */
export const openSql = ({ by }: Settlement, tenantId: string, exceptId = '') =>
  sql`(select l.quantity - coalesce(sum(x.quantity), 0) from (${sql.join(
    by.map(
      (table) => sql`select d.base_quantity as quantity from ${sql.table(`${table}_lines`)} d
        join ${sql.table(table)} h on h.tenant_id = d.tenant_id and h.id = d.parent_id
        where d.tenant_id = ${tenantId} and d.source_line_id = l.id and h.id <> ${exceptId} and not h.is_deleted
          and h.doc_status in ('auditing', 'posted')`,
    ),
    sql` union all `,
  )}) x)`

type Line = { id: string; no: string; state: string; partner: string | null; material: string; ordered: string; open: string }

const tooMuch = label(
  '第 {line} 行：{no} 还有 {open} 未交，最多 {max}，本行 {wanted}，请减少数量，或先变更订单',
  'Line {line}: {open} of {no} are open, at most {max} are taken, this line has {wanted}; take less, or change the order first',
  'Dòng {line}: {no} còn {open}, tối đa {max}, dòng này {wanted}; hãy giảm số lượng hoặc thay đổi đơn trước',
)
const otherMaterial = label(
  '第 {line} 行的物料与 {no} 的订单行不同',
  'Line {line} names another material than its line of {no}',
  'Vật tư ở dòng {line} khác với dòng của {no}',
)

const notApproved = label(
  '第 {line} 行：{no} 当前“{state}”，批准后才能收发；请先完成订单审核，或改选订单',
  'Line {line}: {no} is “{state}”; goods come and go once it is approved. Have it approved first, or choose another order',
  'Dòng {line}: {no} đang “{state}”; chỉ nhập xuất khi đã duyệt. Hãy duyệt đơn trước hoặc chọn đơn khác',
)
const otherPartner = label(
  '第 {line} 行：{no} 不是本单{partner}的订单，请改选订单或{partner}',
  'Line {line}: {no} is of another {partner}; choose another order or {partner}',
  'Dòng {line}: {no} không phải đơn của {partner} này; hãy chọn đơn hoặc {partner} khác',
)

const noSource = label(
  '第 {line} 行的来源订单行不存在，请重新选择来源，或清空来源行',
  'Line {line}: the line of the order that it names is not there. Choose it again, or leave it out',
  'Dòng {line}: dòng đơn gốc không tồn tại. Hãy chọn lại hoặc bỏ trống',
)
/** Other kinds of receipts and issues come from documents of production and of returns. */
const ofOrders = new Set(['purchase', 'sale'])

type Side = { settlement: Settlement; record: AnyRecord; context: Context }

/** Why a line cannot settle that line of an order at all. */
function unfit({ settlement, record, context }: Side, line: Values, source: Line): [Label, Record<string, string>] | undefined {
  const { states, partner } = settlement
  const { language } = context.place
  if (source.material !== line.materialId) return [otherMaterial, {}]
  if (source.state !== 'approved') return [notApproved, { state: states?.[source.state]?.label[language] ?? source.state }]
  const own = record[partner.key]
  if (!isEmpty(own) && source.partner !== null && own !== source.partner)
    return [otherPartner, { partner: partner.label[language].toLowerCase() }]
  return undefined
}

/**
 * Refuses lines that settle what nobody approved, orders of somebody else, or more of an order than is open, past the tolerance that the
 * constants allow.
 */
export async function refuseTooMuch(context: Context, settlement: Settlement, record: AnyRecord): Promise<void> {
  const { tx, session, place } = context
  const lines = (Array.isArray(record.lines) ? record.lines : []) as Values[]
  const ids = [...new Set(lines.flatMap(({ sourceLineId }) => (isEmpty(sourceLineId) ? [] : String(sourceLineId))))]
  if (ids.length === 0) return
  const { orders, over, partner } = settlement
  // Whoever settles lines of the same orders does it one after the other.
  await sql`select from ${sql.table(orders)} where tenant_id = ${session.tenantId} and id in
    (select parent_id from ${sql.table(`${orders}_lines`)} where tenant_id = ${session.tenantId} and id = any(${ids}::text[]))
    order by id for no key update`.execute(tx)
  const { rows } =
    await sql<Line>`select l.id, o.no, o.process_status as state, o.${sql.id(partner.column)} as partner, l.material_id as material, l.quantity::text as ordered,
      ${openSql(settlement, session.tenantId, record.id)}::text as open
    from ${sql.table(`${orders}_lines`)} l join ${sql.table(orders)} o on o.tenant_id = l.tenant_id and o.id = l.parent_id
    where l.tenant_id = ${session.tenantId} and l.id = any(${ids}::text[])`.execute(tx)
  const known = new Map(rows.map((row) => [row.id, row]))
  const tolerance = await percent(context, over)
  const faults: LineFault[] = []
  const taken = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    const source = known.get(String(line.sourceLineId))
    if (!source) {
      const kind = record.inType ?? record.outType
      const isOfOrder = !isEmpty(line.sourceLineId) && (isEmpty(kind) || ofOrders.has(String(kind)))
      if (isOfOrder) faults.push({ lineNo: at + 1, text: say(noSource, place.language, { line: at + 1 }) })
      continue
    }
    const before = taken.get(source.id) ?? 0
    const wanted = Number(line.baseQuantity)
    taken.set(source.id, before + wanted)
    const max = Number(source.open) - before + (Number(source.ordered) * tolerance) / 100
    const values = { line: at + 1, no: source.no }
    const fault = unfit({ settlement, record, context }, line, source)
    if (fault) faults.push({ lineNo: at + 1, text: say(fault[0], place.language, { ...values, ...fault[1] }) })
    else if (wanted > max + 0.00005) {
      const placeholders = { ...values, open: trimmed(Number(source.open) - before), max: trimmed(max), wanted: trimmed(wanted) }
      faults.push({ lineNo: at + 1, text: say(tooMuch, place.language, placeholders) })
    }
  }
  refuseLines(faults, place.language)
}

const trimmed = (figure: number): string => String(Number(Math.max(0, figure).toFixed(4)))

/** A percentage among the constants of the supply chain; 0 where there is none in use. */
async function percent({ tx, session }: Context, code: string): Promise<number> {
  const { rows } = await sql<{ value: string }>`select constant_value as value from common_constant
    where tenant_id = ${session.tenantId} and constant_code = ${code} and is_active and not is_deleted`.execute(tx)
  const found = Number(rows[0]?.value ?? 0)
  return Number.isFinite(found) && found > 0 ? found : 0
}
