import { type AnyRecord, companyCurrency, isEmpty, label } from '@bip/contract'
import { exchangeRate, supplierMaterial } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context, Extension, Saved, Values } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'
import { nameUnits, unitsOf } from '../../resources/stock/documents/units.ts'

const ownCurrency = label(
  '{currency} 是本位币，汇率总是 1，无须维护',
  '{currency} is the company’s own currency; its rate is always 1 and needs no entry',
  '{currency} là tiền tệ hạch toán, tỷ giá luôn là 1, không cần khai báo',
)

/** A currency has one rate a day, and the company's own has none. */
async function refuseSameDay({ tx, session, place }: Context, values: Values, before: AnyRecord | null): Promise<void> {
  if (values.currency === companyCurrency && before?.currency !== companyCurrency)
    throw notPossible(place, ownCurrency, { currency: companyCurrency })
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

const otherUnit = label(
  '该物料没有单位“{unit}”的换算，请改用 {known} 或在物料中维护换算',
  'The material has no conversion for unit “{unit}”. Use {known}, or add the conversion to the material',
  'Vật tư không có quy đổi cho đơn vị “{unit}”. Hãy dùng {known} hoặc khai báo quy đổi',
)
const breakTwice = label(
  '阶梯价的起订数量不能重复，请合并或修改',
  'Each quantity from which a price holds stands there once; change or join them',
  'Mỗi mức số lượng của giá chỉ có một lần; hãy sửa hoặc gộp lại',
)

/** What a supplier sells is bought by a unit of the material, and costs one price from each quantity on. */
async function refuseUnclear(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  await refuseSamePart(context, values, before)
  const breaks = Array.isArray(values.priceBreaks) ? values.priceBreaks.map((line: Values) => Number(line.minQuantity)) : []
  if (new Set(breaks).size < breaks.length) throw notPossible(context.place, breakTwice)
  const known = (await unitsOf(context, [String(values.materialId)])).get(String(values.materialId))
  if (!known || isEmpty(values.unit) || known.factors.has(String(values.unit))) return
  const [unit, ...others] = await nameUnits(context, [String(values.unit), ...known.factors.keys()])
  throw notPossible(context.place, otherUnit, { unit: unit ?? '', known: others.join(', ') })
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
  supplierMaterial: { beforeSave: refuseUnclear },
  auditNodeConfig: { beforeSave: refuseTurnedRound },
}

const unitMoved = label(
  '{material} 已有库存流水，基本单位不能再改；请新建物料，或用单位换算',
  '{material} has stock entries, so its base unit stays. Make a new material, or add a further unit',
  '{material} đã có bút toán kho, không đổi được đơn vị cơ bản. Hãy tạo vật tư mới hoặc thêm đơn vị quy đổi',
)
const trackingMoved = label(
  '{material} 还有未按此方式标识的库存，不能改追溯方式；请先出清库存',
  '{material} has stock without such numbers, so its tracking stays. Issue that stock first',
  '{material} còn hàng chưa có số tương ứng, không đổi được cách theo dõi. Hãy xuất hết trước',
)

/** What lies in stock is counted in the base unit and told apart by the tracking of its material: neither changes under it. */
async function refuseUnderStock({ tx, session, place }: Context, saved: readonly Saved[]): Promise<void> {
  const changed = (key: string) => saved.flatMap(({ record, before }) => (before && before[key] !== record[key] ? record.id : []))
  const [units, tracked] = [changed('unit'), changed('tracking')]
  if (units.length + tracked.length === 0) return
  const { rows } = await sql<{ name: string; isUnit: boolean }>`select concat_ws(' ', m.material_code, m.material_name) as name,
      m.id = any(${units}::text[]) as "isUnit"
    from material m where m.tenant_id = ${session.tenantId}
      and (m.id = any(${units}::text[]) and exists (select from stock_balance b where b.tenant_id = m.tenant_id and b.material_id = m.id)
        or m.id = any(${tracked}::text[]) and exists (select from stock_balance b
          where b.tenant_id = m.tenant_id and b.material_id = m.id and b.quantity <> 0
            and (m.tracking = 'lot' and b.lot_no is null or m.tracking = 'serial' and (b.serial_no is null or abs(b.quantity) <> 1))))
    order by m.id limit 1`.execute(tx)
  const found = rows[0]
  if (found) throw notPossible(place, found.isUnit ? unitMoved : trackingMoved, { material: found.name })
}

/** Materials come by the thousand, so they are looked at once they are all stored. */
export const materialExtension: Extension = {
  afterSaveAll: async (context, saved) => {
    for (const { record } of saved) refuseUnitTwice(context, record)
    await refuseUnderStock(context, saved)
  },
}
