import { type AnyRecord, computeInto, isEmpty, label } from '@bip/contract'
import { outsourceOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'

const noPrice = label(
  '第 {lines} 行没有单价，也没有生效中的外协价格',
  'Line {lines} has no price, and no price is in force for it',
  'Dòng {lines} chưa có đơn giá và không có giá gia công đang hiệu lực',
)

type Line = Values & { materialId: string; technologyId: string; quantity: string; unit: string }

const linesOf = (values: Values): Line[] => (Array.isArray(values.lines) ? values.lines : [])

/**
 * What the supplier takes for each line on a day, by the number of the line: the price of the material with the process before that of the
 * process alone, and of its steps the one that the quantity reaches.
 */
async function pricesFor({ tx, session }: Context, values: Values, lines: readonly Line[]): Promise<Map<number, string>> {
  const wanted = lines.map(({ materialId, technologyId, quantity, unit }, at) => ({
    at,
    materialId,
    technologyId,
    quantity,
    unit,
  }))
  const { rows } = await sql<{ at: number; price: string }>`select w.at, coalesce(s.price, p.price)::text as price
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (at int, "materialId" text, "technologyId" text, quantity numeric, unit text)
    cross join lateral (select id, price from outsource_price p where p.tenant_id = ${session.tenantId} and not p.is_deleted
      and p.supplier_id = ${values.supplierId} and p.price_status = 'effective' and p.currency = ${values.currency}
      and p.unit = w.unit collate "C" and p.technology_id = w."technologyId" collate "C"
      and (p.material_id is null or p.material_id = w."materialId" collate "C") and coalesce(p.min_quantity, 0) <= w.quantity
      and p.valid_from <= ${values.orderedOn}::date and coalesce(p.valid_to, 'infinity'::date) >= ${values.orderedOn}::date
      order by p.material_id nulls last, p.valid_from desc limit 1) p
    left join lateral (select price from outsource_step_price s where s.tenant_id = ${session.tenantId} and not s.is_deleted
      and s.price_id = p.id and s.from_quantity <= w.quantity order by s.from_quantity desc limit 1) s on true`.execute(tx)
  return new Map(rows.map(({ at, price }) => [at, price]))
}

/** Lines that were left without a price take the one in force. */
async function fillPrices(context: Context, values: Values): Promise<void> {
  const open = linesOf(values).filter(({ price }) => isEmpty(price))
  if (open.length === 0) return
  const prices = await pricesFor(context, values, open)
  for (const [at, line] of open.entries()) {
    const price = prices.get(at)
    if (price === undefined) continue
    line.price = Number(price).toFixed(4)
    computeInto(outsourceOrder.fields.lines.fields, line)
  }
  computeInto(outsourceOrder.fields, values)
}

function refuseUnpriced({ place }: Context, order: AnyRecord): Promise<void> {
  const lines = linesOf(order).flatMap(({ price }, at) => (isEmpty(price) ? [at + 1] : []))
  if (lines.length > 0) throw notPossible(place, noPrice, { lines: lines.join(', ') })
  return Promise.resolve()
}

export const outsourceOrderExtension: Extension = { beforeSave: fillPrices, operations: { release: refuseUnpriced } }

const tooManyRejected = label(
  '第 {line} 行不合格数量大于收回数量',
  'Line {line} rejects more than it receives',
  'Dòng {line} có số không đạt lớn hơn số nhận',
)

export const outsourceReceiptExtension: Extension = {
  beforeSave: ({ place }, values) => {
    const line = linesOf(values).findIndex(({ quantity, rejected }) => Number(rejected ?? 0) > Number(quantity ?? 0))
    if (line >= 0) throw notPossible(place, tooManyRejected, { line: line + 1 })
  },
}
