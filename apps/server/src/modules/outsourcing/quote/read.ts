import { type AnyRecord, type Language, label, type SupplierQuote, say } from '@bip/contract'
import { outsourceOffer, outsourceQuotation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import type { Tx } from '../../../db/database.ts'
import { named } from '../../../db/naming.ts'
import { modelOf } from '../../../model/model.ts'
import { readRecord } from '../../../resources/read/read.ts'

const models = { offer: modelOf(outsourceOffer), quotation: modelOf(outsourceQuotation) }
const what = label('报价链接', 'The link', 'Liên kết báo giá')

type Names = { supplier: string; buyer: string; materials: Named[]; technologies: Named[]; units: Named[] }
type Named = { id: string; name: string; code: string; more: string }

/** An offer as its supplier sees it: what is asked, what was offered, and nothing of other suppliers or of target prices. */
export async function readQuote(tx: Tx, tenantId: string, id: string, language: Language): Promise<SupplierQuote> {
  const offer = await readRecord(tx, tenantId, models.offer, id, { lines: true })
  const quotation = offer && (await readRecord(tx, tenantId, models.quotation, String(offer.quotationId), { lines: true }))
  if (!offer || !quotation) throw new Refusal('notFound', { what: say(what, language) })
  const names = await namesOf(tx, tenantId, { offer, quotation, language })
  return {
    version: offer.version,
    status: String(offer.offerStatus),
    isOpen: isOpen(offer, quotation),
    no: String(quotation.no),
    title: String(quotation.title),
    supplierName: names.supplier,
    buyerName: names.buyer,
    replyBy: String(quotation.replyBy),
    neededOn: textOf(quotation.neededOn),
    currency: String(quotation.currency),
    terms: textOf(quotation.businessTerms) ?? '',
    taxRate: String(offer.taxRate),
    validTo: textOf(offer.validTo),
    paymentTerms: textOf(offer.paymentTerms) ?? '',
    contactName: textOf(offer.contactName) ?? '',
    contactPhone: textOf(offer.contactPhone) ?? '',
    remark: textOf(offer.remark) ?? '',
    lines: linesOf(quotation, offer, names),
  }
}

/** Whether the supplier may still answer. */
export const isOpen = (offer: AnyRecord, quotation: AnyRecord): boolean =>
  quotation.quotationStatus === 'asking' && ['invited', 'offered'].includes(String(offer.offerStatus))

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function linesOf(quotation: AnyRecord, offer: AnyRecord, names: Names): SupplierQuote['lines'] {
  const asked = rowsOf(quotation.lines)
  const offered = rowsOf(offer.lines)
  const find = (of: readonly Named[], id: unknown) => of.find((one) => one.id === id)
  return asked.map((line, at) => {
    const material = find(names.materials, line.materialId)
    const technology = find(names.technologies, line.technologyId)
    return {
      material: material ? [material.code, material.name, material.more].filter(Boolean).join(' ') : '',
      technology: technology?.name ?? '',
      requirement: [technology?.more, textOf(line.remark)].filter(Boolean).join('\n'),
      quantity: String(line.quantity),
      unit: find(names.units, line.unit)?.name ?? String(line.unit),
      price: textOf(offered[at]?.price),
      leadDays: textOf(offered[at]?.leadDays),
      remark: textOf(offered[at]?.remark) ?? '',
    }
  })
}

const rowsOf = (lines: unknown): Record<string, unknown>[] => (Array.isArray(lines) ? lines : [])

async function namesOf(
  tx: Tx,
  tenantId: string,
  { offer, quotation, language }: { offer: AnyRecord; quotation: AnyRecord; language: Language },
): Promise<Names> {
  const lines = rowsOf(quotation.lines)
  const ids = (key: string) => lines.flatMap((line) => textOf(line[key]) ?? [])
  const { rows } = await sql<Names>`select
    (select supplier_name from supplier where tenant_id = ${tenantId} and id = ${offer.supplierId}) as supplier,
    (select real_name from "user" where tenant_id = ${tenantId} and id = ${quotation.buyerId}) as buyer,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', material_name, 'code', material_code, 'more', coalesce(specification, ''))), '[]')
      from material where tenant_id = ${tenantId} and id = any(${ids('materialId')}::text[])) as materials,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', technology_name, 'code', technology_code, 'more', coalesce(requirement, ''))), '[]')
      from outsource_technology where tenant_id = ${tenantId} and id = any(${ids('technologyId')}::text[])) as technologies,
    (select coalesce(jsonb_agg(jsonb_build_object('id', dict_key, 'name', ${named('d', language)}, 'code', dict_key, 'more', '')), '[]')
      from dictionary_value d where tenant_id = ${tenantId} and code = 'DC_UNIT') as units`.execute(tx)
  const [row] = rows
  return {
    supplier: row?.supplier ?? '',
    buyer: row?.buyer ?? '',
    materials: row?.materials ?? [],
    technologies: row?.technologies ?? [],
    units: row?.units ?? [],
  }
}
