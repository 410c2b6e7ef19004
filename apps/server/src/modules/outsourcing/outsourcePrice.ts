import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'

const overlaps = label(
  '与生效中的 {no} 有效期重叠，请先作废它或调整日期',
  '{no} is in force for the same days. Void it first, or change the dates',
  '{no} đang có hiệu lực trong cùng thời gian. Hãy hủy nó trước hoặc đổi ngày',
)

/** Of one supplier, one thing has one price a day: prices of the same thing are never in force for the same days. */
async function refuseOverlap({ tx, session, place }: Context, price: AnyRecord): Promise<void> {
  const { tenantId } = session
  // Two prices of one supplier are put in force one after the other.
  await sql`select from supplier where tenant_id = ${tenantId} and id = ${price.supplierId} for update`.execute(tx)
  const { rows } = await sql<{ no: string }>`select no from outsource_price
    where tenant_id = ${tenantId} and not is_deleted and price_status = 'effective' and id <> ${price.id}
      and supplier_id = ${price.supplierId} and price_type = ${price.priceType} and currency = ${price.currency} and unit = ${price.unit}
      and material_id is not distinct from ${price.materialId ?? null} and technology_id is not distinct from ${price.technologyId ?? null}
      and valid_from <= coalesce(${price.validTo ?? null}::date, 'infinity'::date)
      and coalesce(valid_to, 'infinity'::date) >= ${price.validFrom}::date
    limit 1`.execute(tx)
  if (rows[0]) throw notPossible(place, overlaps, { no: rows[0].no })
}

export const outsourcePriceExtension: Extension = { operations: { release: refuseOverlap } }
