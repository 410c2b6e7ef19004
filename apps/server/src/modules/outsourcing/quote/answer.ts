import { type AnyRecord, type Language, label, type Scope, type SupplierAnswer, type SupplierQuote, sayAll } from '@bip/contract'
import { outsourceOffer, outsourceQuotation } from '@bip/contract/resources'
import type { Tx } from '../../../db/database.ts'
import { notify } from '../../../messages/notify.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { actOn, askedAction } from '../../../resources/act/act.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { save, type Writing } from '../../../resources/write/save.ts'
import type { Services } from '../../../services/services.ts'
import type { Session } from '../../../services/session.ts'
import { tenantZone } from '../../../tenancy/zone.ts'
import { outsourceOfferExtension } from '../outsourceOffer.ts'
import { isOpen, readQuote } from './read.ts'

const model = modelOf(outsourceOffer)
const quotationModel = modelOf(outsourceQuotation)

/** How often a supplier may change an offer. */
const maxAnswers = 20

const closed = label(
  '该询价已结束，不能再报价；请联系采购员',
  'This enquiry has ended and takes no more offers. Please ask the buyer',
  'Hỏi giá này đã kết thúc, không nhận báo giá nữa. Hãy liên hệ nhân viên mua',
)
const tooOften = label(
  '报价已修改 {count} 次，不能再改；请联系采购员',
  'The offer was changed {count} times already. Please ask the buyer',
  'Báo giá đã sửa {count} lần, không sửa được nữa. Hãy liên hệ nhân viên mua',
)
const arrived = label('{supplier}已报价', 'Offer of {supplier}', '{supplier} đã báo giá')
const declined = label('{supplier}放弃报价', '{supplier} declined', '{supplier} từ chối báo giá')
const about = label('询价单 {no}：{title}', 'Enquiry {no}: {title}', 'Hỏi giá {no}: {title}')

export type Answering = { services: Services; tenantId: string; id: string; language: Language; answer: SupplierAnswer }

/** Stores what a supplier answers by its link, and tells the buyer. */
export async function answerQuote({ services, tenantId, id, language, answer }: Answering): Promise<SupplierQuote> {
  const timeZone = await tenantZone(services, tenantId)
  return services.database.asTenant(tenantId, async (tx) => {
    const { offer, quotation } = await opened(tx, tenantId, id)
    const place = { language, timeZone }
    if (!isOpen(offer, quotation)) throw notPossible(place, closed)
    if (Number(offer.offerCount ?? 0) >= maxAnswers) throw notPossible(place, tooOften, { count: maxAnswers })
    const supplierName = offer._labels?.supplierId ?? ''
    const session = supplierSession(tenantId, offer, supplierName, timeZone)
    const writing: Writing = { tx, session, services, at: services.clock(), place, model, extension: outsourceOfferExtension }
    const { isDeclined = false, lines, ...values } = answer
    if (!isDeclined) await save(writing, { id, ...values, lines: offeredLines(offer, lines) })
    await actOn(writing, askedAction(writing, isDeclined ? 'decline' : 'offer', {}), id)
    await tellBuyer(writing, quotation, supplierName, isDeclined)
    return readQuote(tx, tenantId, id, language)
  })
}

async function opened(tx: Tx, tenantId: string, id: string): Promise<{ offer: AnyRecord; quotation: AnyRecord }> {
  const offer = await readRecord(tx, tenantId, model, id, { labels: 'all', lines: true })
  const quotation = offer && (await readRecord(tx, tenantId, quotationModel, String(offer.quotationId), {}))
  if (!offer || !quotation) throw new Error(`The offer ${id} of a signed link is gone.`)
  return { offer, quotation }
}

/** What is asked stays as it is, line by line; a line that was not answered has no price. */
const offeredLines = (offer: AnyRecord, lines: SupplierAnswer['lines']): Record<string, unknown>[] =>
  (Array.isArray(offer.lines) ? offer.lines : []).map((line, at) => ({ ...line, price: null, ...lines[at] }))

/** A supplier is nobody's account: it may change the one offer of its link, and the history names it. */
function supplierSession(tenantId: string, offer: AnyRecord, realName: string, timeZone: string): Session {
  const all: Scope = 'all'
  return {
    tenantId,
    userId: offer.createUser,
    account: '',
    realName,
    deptId: offer.createDept,
    deptIds: [offer.createDept],
    roleIds: [],
    permissions: new Map(['edit', 'offer', 'decline'].map((operation) => [`${outsourceOffer.key}_${operation}`, all])),
    sessionId: '',
    timeZone,
  }
}

function tellBuyer({ tx, session, at }: Writing, quotation: AnyRecord, supplier: string, isDeclined: boolean): Promise<string> {
  const { tenantId, userId, realName } = session
  return notify(tx, {
    tenantId,
    userIds: [String(quotation.buyerId)],
    type: 1,
    title: sayAll(isDeclined ? declined : arrived, { supplier }),
    content: sayAll(about, { no: String(quotation.no), title: String(quotation.title) }),
    url: `/outsourcing/quotation/detail/${quotation.id}`,
    push: 'message',
    from: { userId, realName },
    at,
  })
}
