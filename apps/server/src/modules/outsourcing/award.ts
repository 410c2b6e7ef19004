import { type AnyRecord, label } from '@bip/contract'
import { outsourceOffer, outsourcePrice, outsourceQuotation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../kinds/zone.ts'
import type { Context, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { notPossible } from '../../model/notPossible.ts'
import { readRecords } from '../../resources/read/read.ts'
import { save } from '../../resources/write/save.ts'
import { setValues } from '../../resources/write/setValues.ts'
import { outsourcePriceExtension } from './outsourcePrice.ts'

const models = {
  offer: modelOf(outsourceOffer),
  price: modelOf(outsourcePrice),
  quotation: modelOf(outsourceQuotation),
}

const notOffered = label(
  '只能选择已报价的供应商',
  'Only suppliers who made an offer can be chosen',
  'Chỉ có thể chọn nhà cung cấp đã báo giá',
)
const everyLine = label('请为每一行选择供应商', 'Choose a supplier for every line', 'Hãy chọn nhà cung cấp cho từng dòng')

/** `offerIds` in the order of the enquiry's lines; `actsOn` is the offer whose own action moves it. */
export type Award = { offerIds: readonly string[]; actsOn?: string }

/**
 * Gives each line of an enquiry to an offer. The price of each line is made as a draft, the offers
 * are awarded or lost, the enquiry is awarded; all of it or nothing. Answers how many prices were made.
 */
export async function awardLines(context: Context, quotation: AnyRecord, { offerIds, actsOn }: Award): Promise<number> {
  const lines = Array.isArray(quotation.lines) ? quotation.lines : []
  if (offerIds.length !== lines.length) throw notPossible(context.place, everyLine)
  const offers = await offersOf(context, quotation.id)
  const writing = { ...context, model: models.price, extension: outsourcePriceExtension }
  for (const [at, id] of offerIds.entries()) {
    const offer = offers.find((one) => one.id === id && one.offerStatus === 'offered')
    if (!offer) throw notPossible(context.place, notOffered)
    await save(writing, priceOf(context, quotation, offer, at))
  }
  for (const offer of offers) if (offer.id !== actsOn) await settle(context, offer, offerIds.includes(offer.id))
  await setValues(context, models.quotation, { id: quotation.id, values: { quotationStatus: 'awarded' }, operation: 'award' })
  return offerIds.length
}

async function offersOf({ tx, session: { tenantId } }: Context, quotationId: string): Promise<AnyRecord[]> {
  const { rows } = await sql<{ id: string }>`select id from outsource_offer
    where tenant_id = ${tenantId} and quotation_id = ${quotationId} and not is_deleted order by id for no key update`.execute(tx)
  const ids = rows.map(({ id }) => id)
  return readRecords(tx, tenantId, models.offer, ids, { lines: true })
}

/** An offer that still was open is awarded or has lost. */
async function settle(context: Context, { id, offerStatus }: AnyRecord, isChosen: boolean): Promise<void> {
  if (!['draft', 'invited', 'offered'].includes(String(offerStatus))) return
  await setValues(context, models.offer, { id, values: { offerStatus: isChosen ? 'awarded' : 'lost' }, operation: 'award' })
}

/** What a line of an offer becomes as a price. */
function priceOf({ session, at }: Context, quotation: AnyRecord, offer: AnyRecord, index: number): Values {
  const lines = Array.isArray(offer.lines) ? (offer.lines as Values[]) : []
  const { materialId = null, technologyId = null, unit, price } = lines[index] ?? {}
  return {
    priceType: materialId ? 'material' : 'process',
    supplierId: offer.supplierId,
    materialId,
    technologyId,
    unit,
    currency: quotation.currency,
    price,
    taxRate: offer.taxRate,
    minQuantity: '0',
    validFrom: localDay(at, session.timeZone),
    validTo: offer.validTo,
    buyerId: session.userId,
    remark: `${quotation.no} / ${offer.no}`,
  }
}
