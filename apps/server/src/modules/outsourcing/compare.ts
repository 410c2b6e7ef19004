import { type AnyRecord, type Comparison, type Language, outsourcingCalls } from '@bip/contract'
import { outsourceOffer, outsourceQuotation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/database.ts'
import { type Route, route } from '../../http/route.ts'
import { modelOf } from '../../model/model.ts'
import { placeOf } from '../../model/place.ts'
import { readRecord, readRecords } from '../../resources/read/read.ts'
import { demandWithin } from '../../resources/read/within.ts'
import { once, repeatable } from '../../resources/write/idempotency.ts'
import type { Session } from '../../services/session.ts'
import { awardLines } from './award.ts'
import { openQuotation } from './outsourceOffer.ts'

const models = { offer: modelOf(outsourceOffer), quotation: modelOf(outsourceQuotation) }
const id = z.string().regex(/^\w{1,64}$/)

/** Offers side by side, for whoever may see the enquiry and its offers. */
export const compareRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: outsourcingCalls.compare,
    access: { permission: 'outsourceOffer_view' },
    query: z.object({ id }),
    run: ({ services, session, query, language }) =>
      services.database.asTenant(session.tenantId, (tx) => compare(tx, session, query.id, language), { readOnly: true }),
  }),
  route({
    method: 'POST',
    path: outsourcingCalls.award,
    access: { permission: 'outsourceOffer_award' },
    body: z.object({ id, offerIds: z.array(id).min(1).max(200) }),
    run: (call) => {
      const { services, session, body, request, language } = call
      const asked = repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, body)
      return services.database.asTenant(session.tenantId, async (tx) => {
        const context = { tx, session, services, at: services.clock(), place: placeOf(call) }
        await demandWithin(tx, session, models.quotation, { operation: 'view', id: body.id, language })
        return once(context, asked, async () => ({
          prices: await awardLines(context, await openQuotation(context, body.id), { offerIds: body.offerIds }),
        }))
      })
    },
  }),
]

async function compare(tx: Tx, session: Session, quotationId: string, language: Language): Promise<Comparison> {
  const { tenantId } = session
  await demandWithin(tx, session, models.quotation, { operation: 'view', id: quotationId, language })
  const quotation = await readRecord(tx, tenantId, models.quotation, quotationId, { labels: 'all', lines: true })
  const { rows } = await sql<{ id: string }>`select id from outsource_offer
    where tenant_id = ${tenantId} and quotation_id = ${quotationId} and not is_deleted limit 100`.execute(tx)
  const ids = rows.map((row) => row.id)
  const offers = await readRecords(tx, tenantId, models.offer, ids, { labels: 'all', lines: true })
  return {
    currency: String(quotation?.currency ?? ''),
    isOpen: quotation?.quotationStatus === 'asking',
    lines: linesOf(quotation).map((line) => ({
      material: line._labels?.materialId ?? '',
      technology: line._labels?.technologyId ?? '',
      quantity: String(line.quantity),
      unit: String(line.unit),
      targetPrice: textOf(line.targetPrice),
    })),
    offers: offers.toSorted(cheapestFirst).map((offer) => ({
      id: offer.id,
      no: String(offer.no),
      supplierName: offer._labels?.supplierId ?? '',
      status: String(offer.offerStatus),
      total: textOf(offer.total),
      taxRate: String(offer.taxRate),
      validTo: textOf(offer.validTo),
      paymentTerms: textOf(offer.paymentTerms) ?? '',
      offeredAt: textOf(offer.offeredAt),
      lines: linesOf(offer).map((line) => ({
        price: textOf(line.price),
        leadDays: textOf(line.leadDays),
        remark: textOf(line.remark) ?? '',
      })),
    })),
  }
}

type Line = Record<string, unknown> & { _labels?: Record<string, string> }

const linesOf = (record: AnyRecord | undefined): Line[] => (Array.isArray(record?.lines) ? record.lines : [])
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Offers that were made stand first, the cheapest of them at the front. */
const cheapestFirst = (one: AnyRecord, other: AnyRecord): number => rank(one) - rank(other) || one.id.localeCompare(other.id)
const rank = ({ offerStatus, total }: AnyRecord): number =>
  ['offered', 'awarded', 'lost'].includes(String(offerStatus)) && total !== null ? Number(total) : Number.MAX_SAFE_INTEGER
