import { type AnyRecord, isEmpty, label, say } from '@bip/contract'
import { outsourceOffer, outsourceQuotation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { notPossible } from '../../model/notPossible.ts'
import { lockRecords, readRecord } from '../../resources/read/read.ts'
import { setValues } from '../../resources/write/setValues.ts'
import { awardLines } from './award.ts'
import { quoteLink } from './quoteLink.ts'

const model = modelOf(outsourceOffer)
const quotationModel = modelOf(outsourceQuotation)

const notAsking = label(
  '询价单 {no} 不在询价中，请先发出询价',
  'The enquiry {no} is not open for offers. Start asking first',
  'Hỏi giá {no} chưa mở nhận báo giá. Hãy gửi hỏi giá trước',
)
const invitedAlready = label(
  '该供应商已在此询价单中',
  'This supplier has an offer for the enquiry already',
  'Nhà cung cấp này đã có trong hỏi giá',
)
const supplierOut = label(
  '供应商已冻结或淘汰，不能参与询价',
  'A frozen or dropped supplier cannot make offers',
  'Nhà cung cấp bị khóa hoặc loại không thể báo giá',
)
const pricesMissing = label(
  '还有 {count} 行没有单价，请补齐后再登记',
  '{count} lines have no price yet. Fill them in first',
  'Còn {count} dòng chưa có đơn giá. Hãy điền đủ trước',
)

const problemOf = (field: string, reason: string): Refusal =>
  new Refusal('invalidFields', { fields: reason }, { fields: { [field]: reason } })

/** The enquiry of an offer with its lines, held until the transaction ends. */
export async function openQuotation({ tx, session, place }: Context, id: unknown): Promise<AnyRecord> {
  const { tenantId } = session
  await lockRecords(tx, tenantId, quotationModel, [String(id)])
  const quotation = await readRecord(tx, tenantId, quotationModel, String(id), { lines: true })
  if (quotation?.quotationStatus !== 'asking') throw notPossible(place, notAsking, { no: String(quotation?.no ?? '') })
  return quotation
}

async function refuseEnded({ tx, session, place }: Context, id: unknown): Promise<void> {
  const quotation = await readRecord(tx, session.tenantId, quotationModel, String(id), {})
  const isEnded = quotation?.quotationStatus === 'awarded' || quotation?.quotationStatus === 'closed'
  if (isEnded) throw notPossible(place, notAsking, { no: String(quotation.no) })
}

/** What is asked comes from the enquiry, line by line; what it costs from the offer. */
function pricedLines(asked: unknown, sent: unknown): Values[] {
  const offered = Array.isArray(sent) ? (sent as Values[]) : []
  const lines = Array.isArray(asked) ? (asked as Values[]) : []
  return lines.map(({ materialId, technologyId, quantity, unit }, at) => {
    const { id, price = null, leadDays = null, remark = null, amount = null } = offered[at] ?? {}
    return { id, materialId, technologyId, quantity, unit, price, leadDays, remark, amount }
  })
}

async function refuseSupplier({ tx, session, place }: Context, values: Values): Promise<void> {
  const { tenantId } = session
  const { rows } = await sql<{ status: string; isTwice: boolean }>`select s.status, exists (
      select from outsource_offer o where o.tenant_id = s.tenant_id and not o.is_deleted
        and o.quotation_id = ${values.quotationId} and o.supplier_id = s.id) as "isTwice"
    from supplier s where s.tenant_id = ${tenantId} and s.id = ${values.supplierId}`.execute(tx)
  if (rows[0]?.isTwice) throw problemOf('supplierId', say(invitedAlready, place.language))
  if (rows[0] && ['frozen', 'out'].includes(rows[0].status)) throw problemOf('supplierId', say(supplierOut, place.language))
}

async function link(context: Context, record: AnyRecord): Promise<{ link: string }> {
  const quotation = await openQuotation(context, record.quotationId)
  return { link: quoteLink(context, record.id, String(quotation.replyBy)) }
}

/** Counts an offer whose lines all have a price. */
async function offer(context: Context, record: AnyRecord): Promise<void> {
  await openQuotation(context, record.quotationId)
  const lines = Array.isArray(record.lines) ? (record.lines as Values[]) : []
  const count = lines.filter(({ price }) => isEmpty(price)).length
  if (count > 0) throw notPossible(context.place, pricesMissing, { count })
  const values = { offeredAt: context.at.toISOString(), offerCount: String(Number(record.offerCount ?? 0) + 1) }
  await setValues(context, model, { id: record.id, values, operation: 'offer' })
}

async function award(context: Context, record: AnyRecord): Promise<{ prices: number }> {
  const quotation = await openQuotation(context, record.quotationId)
  const lines = Array.isArray(quotation.lines) ? quotation.lines : []
  const offerIds = lines.map(() => record.id)
  return { prices: await awardLines(context, quotation, { offerIds, actsOn: record.id }) }
}

export const outsourceOfferExtension: Extension = {
  beforeSave: async (context, values, before) => {
    if (before) {
      await refuseEnded(context, values.quotationId)
      values.lines = pricedLines(before.lines, values.lines)
      return
    }
    await refuseSupplier(context, values)
    const quotation = await openQuotation(context, values.quotationId)
    values.lines = pricedLines(quotation.lines, values.lines)
  },
  operations: { invite: link, link, offer, award },
}
