import { type AnyRecord, isEmpty, label } from '@bip/contract'
import { exchangeRate, supplierMaterial } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'

/** A currency has one rate a day. */
async function refuseSameDay({ tx, session, place }: Context, values: Values, before: AnyRecord | null): Promise<void> {
  if (isEmpty(values.currency) || isEmpty(values.validFrom)) return
  const { rows } = await sql`select from exchange_rate where tenant_id = ${session.tenantId} and not is_deleted
    and currency = ${values.currency} and valid_from = ${values.validFrom} and id <> ${before?.id ?? ''} limit 1`.execute(tx)
  const field = exchangeRate.fields.validFrom.label[place.language]
  if (rows.length > 0) throw new Refusal('duplicate', { field, value: `${values.currency} ${values.validFrom}` })
}

/** A supplier sells a material under each of its numbers once. */
async function refuseSamePart({ tx, session, place }: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const { rows } = await sql`select from supplier_material where tenant_id = ${session.tenantId} and not is_deleted
    and supplier_id = ${values.supplierId} and material_id = ${values.materialId}
    and lower(supplier_part_no) = lower(${values.supplierPartNo}) and id <> ${before?.id ?? ''} limit 1`.execute(tx)
  const field = supplierMaterial.fields.supplierPartNo.label[place.language]
  if (rows.length > 0) throw new Refusal('duplicate', { field, value: String(values.supplierPartNo) })
}

const fromAbove = label(
  '“金额至”不能小于“金额从”',
  '“To value” must not be below “From value”',
  '“Giá trị đến” không được nhỏ hơn “Giá trị từ”',
)

function refuseTurnedRound({ place }: Context, { minValue, maxValue }: Values): void {
  if (!isEmpty(maxValue) && Number(maxValue) < Number(minValue)) throw notPossible(place, fromAbove)
}

const unitTwice = label(
  '单位换算中不能重复，也不能是基本单位',
  'Each further unit stands there once, and is not the base unit',
  'Mỗi đơn vị quy đổi chỉ có một lần và không phải đơn vị cơ bản',
)

function refuseUnitTwice({ place }: Context, { unit, unitConversions }: Values): void {
  const units = Array.isArray(unitConversions) ? unitConversions.map((line: Values) => line.unit) : []
  if (new Set([unit, ...units]).size < units.length + 1) throw notPossible(place, unitTwice)
}

export const masterExtensions: Readonly<Record<string, Extension>> = {
  exchangeRate: { beforeSave: refuseSameDay },
  supplierMaterial: { beforeSave: refuseSamePart },
  auditNodeConfig: { beforeSave: refuseTurnedRound },
}

/** Materials come by the thousand, so they are looked at once they are all stored. */
export const materialExtension: Extension = {
  afterSaveAll: (context, saved) => {
    for (const { record } of saved) refuseUnitTwice(context, record)
  },
}
