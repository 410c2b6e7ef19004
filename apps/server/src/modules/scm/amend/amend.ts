import { type AnyRecord, computeInto, type Fields, label, say } from '@bip/contract'
import { purchaseAmendment, purchaseOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { actOn } from '../../../resources/act/act.ts'
import { settleSources } from '../../../resources/making/settle.ts'
import { lockRecords, readRecord } from '../../../resources/read/read.ts'
import { settledSql, settlements } from '../../../resources/stock/documents/openOrders.ts'
import { type LineFault, refuseLines } from '../../../resources/stock/refuse.ts'
import { insertOwn, setValues } from '../../../resources/write/setValues.ts'
import { withApproval } from '../../../workflow/byHand.ts'
import { costsMoved } from '../../pdp/costFollows.ts'

type Change = { orderLineId: string; quantity?: string; price?: string; deliveryDate?: string | null }
type Amendment = { orderId: string; kind: 'change' | 'close'; reason: string; lines: readonly Change[] }

const [orders, amendments] = [modelOf(purchaseOrder), modelOf(purchaseAmendment)]

const gone = label('该订单不存在或已删除', 'This order is not there any more', 'Đơn này không còn')
const notSent = label(
  '只有已提交的订单才需要变更；草稿请直接修改',
  'Only an order that was sent is amended; a draft is simply edited',
  'Chỉ đơn đã gửi mới cần thay đổi; đơn nháp hãy sửa trực tiếp',
)
const unchanged = label('没有任何变更', 'Nothing would change', 'Không có gì thay đổi')
const tooLittle = label(
  '第 {line} 行已收 {settled}，数量不能少于此',
  'Line {line}: {settled} were received, it cannot be less',
  'Dòng {line}: đã nhận {settled}, không thể ít hơn',
)
const unknown = label('订单没有这一行', 'The order has no such line', 'Đơn không có dòng này')

const trimmed = (figure: string): string => String(Number(figure))

/**
 * Changes lines of an order that was sent, and writes down what they were; one that was approved for less goes under approval again. Nothing goes below what was received. What only closes the rest
 * leaves each line with what came of it.
 */
export async function amend(context: Context, { orderId, kind, reason, lines }: Amendment): Promise<AnyRecord> {
  const { tx, session, place } = context
  await lockRecords(tx, session.tenantId, orders, [orderId])
  const order = await readRecord(tx, session.tenantId, orders, orderId, { lines: true })
  if (!order) throw notPossible(place, gone)
  if (order.processStatus !== 'inReview' && order.processStatus !== 'approved') throw notPossible(place, notSent)
  const own = (order.lines as Values[]) ?? []
  const { rows } = await sql<{ id: string; quantity: string }>`select line_id as id, quantity::text from
    (${settledSql(settlements.purchase, session.tenantId)}) s where line_id = any(${own.map(({ id }) => String(id))}::text[])`.execute(
    tx,
  )
  const settled = new Map(rows.map(({ id, quantity }) => [id, quantity]))
  const wanted = kind === 'close' ? closing(own, settled) : lines
  const changes = new Map(wanted.map((change) => [change.orderLineId, change]))
  if (wanted.some(({ orderLineId }) => !own.some(({ id }) => id === orderLineId))) throw notPossible(place, unknown)

  const changed: Values[] = []
  const faults: LineFault[] = []
  const next = own.map((line, index): Values => {
    const change = changes.get(String(line.id))
    if (!change) return line
    const after: Values = {
      ...line,
      ...(change.quantity !== undefined && { quantity: Number(change.quantity).toFixed(4) }),
      ...(change.price !== undefined && { price: Number(change.price).toFixed(4) }),
      ...(change.deliveryDate !== undefined && { deliveryDate: change.deliveryDate }),
    }
    const min = settled.get(String(line.id)) ?? '0'
    if (Number(after.quantity) < Number(min))
      faults.push({ lineNo: index + 1, text: say(tooLittle, place.language, { line: index + 1, settled: trimmed(min) }) })
    if (isSame(line, after)) return line
    computeInto(cellsOf(), after)
    changed.push({
      ...{ orderLineId: line.id, materialId: line.materialId, oldQuantity: line.quantity, newQuantity: after.quantity },
      ...{ oldPrice: line.price, newPrice: after.price, oldDate: line.deliveryDate ?? null, newDate: after.deliveryDate ?? null },
    })
    return after
  })
  refuseLines(faults, place.language)
  if (changed.length === 0) throw notPossible(place, unchanged)
  const values: Values = { ...order, lines: next }
  computeInto(purchaseOrder.fields, values)
  const { amount, tax, total, baseTotal } = values
  // What was approved was less: it is sent again.
  const isMore = order.processStatus === 'approved' && Number(total) > Number(order.total)
  const again = isMore ? { processStatus: 'draft' } : {}
  await setValues(context, orders, {
    id: orderId,
    values: { lines: next, amount, tax, total, baseTotal, ...again },
    operation: 'amend',
  })
  // What is ordered no more is open again in the request it came from.
  await settleSources(writingOf(context), [{ values: { ...order, lines: next }, before: order }])
  if (isMore) await sendAgain(context, orderId)
  await costsMoved(context, [order.projectId])
  const { rows: versions } = await sql<{ last: number }>`select coalesce(max(version_no), 1)::int as last from purchase_amendment
    where tenant_id = ${session.tenantId} and order_id = ${orderId} and not is_deleted`.execute(tx)
  return insertOwn(context, amendments, {
    ...{ orderId, versionNo: String((versions[0]?.last ?? 1) + 1), amendKind: kind, reason, lines: changed },
    ...{ oldTotal: order.total, newTotal: total },
  })
}

async function sendAgain(context: Context, orderId: string): Promise<void> {
  const action = purchaseOrder.actions?.commit
  if (!action) throw new Error('A purchase order is not sent for review any more: it declares no action "commit".')
  await actOn(writingOf(context), { name: 'commit', action, args: {} }, orderId)
}

const writingOf = (context: Context) => ({ ...context, model: orders, extension: withApproval(purchaseOrder) })

const cellsOf = (): Fields => purchaseOrder.fields.lines.fields

const isSame = (one: Values, other: Values): boolean =>
  Number(one.quantity) === Number(other.quantity) &&
  Number(one.price) === Number(other.price) &&
  (one.deliveryDate ?? null) === (other.deliveryDate ?? null)

/** Every line that is not there in full, cut to what came of it. */
const closing = (lines: readonly Values[], settled: ReadonlyMap<string, string>): Change[] =>
  lines.flatMap(({ id, quantity }) => {
    const came = settled.get(String(id)) ?? '0'
    return Number(came) < Number(quantity) ? [{ orderLineId: String(id), quantity: came }] : []
  })
