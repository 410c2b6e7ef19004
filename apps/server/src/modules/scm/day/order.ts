import { companyCurrency, label } from '@bip/contract'
import { purchaseOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { demand } from '../../../model/scope.ts'
import { save } from '../../../resources/write/save.ts'
import { purchaseOrderExtension } from '../purchaseOrder.ts'
import { boughtByFactor, priceFor } from './prices.ts'

const model = modelOf(purchaseOrder)

/** Something to be ordered: of a request's line, or of a material that is short. */
type Pick = {
  materialId: string
  quantity: string
  supplierId: string
  requestLineId?: string | null
  neededOn?: string | null
}

const noOrg = label(
  '物料 {code} 没有所属组织，无法下单；请先在物料资料中填写组织',
  'Material {code} belongs to no organisation, so nothing can be ordered. Give it one first',
  'Vật tư {code} chưa thuộc tổ chức nào nên chưa đặt được. Hãy điền tổ chức trước',
)

type Known = { id: string; code: string; orgId: string | null; price: string | null; taxRate: string | null }

/** Draft orders of what was picked: one for each supplier, organisation and currency of its prices, its lines as they were picked. */
export async function orderPicks(context: Context, picks: readonly Pick[]): Promise<{ id: string; no: string; lines: number }[]> {
  const { tx, session, place, at } = context
  demand(session, model, 'add', model.core.label[place.language])
  const today = localDay(at, place.timeZone)
  const { rows } = await sql<Known>`select m.id, m.material_code as code, m.org_id as "orgId", m.reference_price::text as price
    from material m where m.tenant_id = ${session.tenantId} and m.id = any(${picks.map(({ materialId }) => materialId)}::text[])`.execute(
    tx,
  )
  const materials = new Map(rows.map((row) => [row.id, row]))
  const lineIds = picks.flatMap(({ requestLineId }) => requestLineId ?? [])
  const { rows: requested } = await sql<{
    id: string
    orgId: string
  }>`select l.id, r.org_id as "orgId" from purchase_request_lines l
    join purchase_request r on r.tenant_id = l.tenant_id and r.id = l.parent_id
    where l.tenant_id = ${session.tenantId} and l.id = any(${lineIds}::text[])`.execute(tx)
  const orgs = new Map(requested.map(({ id, orgId }) => [id, orgId]))
  const prices = await pricesOf(context, picks, today)
  const placed = picks.map((pick, at) => ({ ...pick, found: prices.get(at) }))
  const groups = Map.groupBy(placed, ({ supplierId, materialId, requestLineId, found }) => {
    const org = orgs.get(requestLineId ?? '') ?? materials.get(materialId)?.orgId
    if (!org) throw notPossible(place, noOrg, { code: materials.get(materialId)?.code ?? materialId })
    return `${supplierId} ${org} ${found?.currency ?? companyCurrency}`
  })
  const made: { id: string; no: string; lines: number }[] = []
  for (const [key, own] of groups) {
    const [supplierId, orgId, currency] = key.split(' ')
    const lines = own.map((pick): Values => {
      const neededOn = pick.neededOn && pick.neededOn > today ? pick.neededOn : null
      return {
        materialId: pick.materialId,
        quantity: pick.quantity,
        price: pick.found?.price ?? materials.get(pick.materialId)?.price ?? '0',
        taxRate: '13',
        deliveryDate: neededOn,
        ...(pick.requestLineId && { requestLineId: pick.requestLineId }),
      }
    })
    const first = lines.flatMap(({ deliveryDate }) => (typeof deliveryDate === 'string' ? deliveryDate : [])).toSorted()[0]
    const order = await save(
      { ...context, model, extension: purchaseOrderExtension },
      {
        supplierId,
        orgId,
        purchaseDate: today,
        deliveryDate: first ?? null,
        purchaserId: session.userId,
        currency,
        lines,
      },
    )
    made.push({ id: order.id, no: String(order.no), lines: lines.length })
  }
  return made
}

type Price = { at: number; price: string; currency: string | null }

/** What suppliers ask today for a base unit of what is picked, at the quantity of the pick, and in which currency; by the pick's place. */
async function pricesOf({ tx, session }: Context, picks: readonly Pick[], today: string): Promise<Map<number, Price>> {
  const asked = picks.map(({ supplierId, materialId, quantity }, at) => ({ at, supplierId, materialId, quantity }))
  const { rows } = await sql<Price>`select distinct on (p.at) p.at, p.currency,
      round(${priceFor(session.tenantId, sql`p.id`, sql`p.price`, sql`p.quantity / p.factor`)} / p.factor, 4)::text as price
    from (select x.at, x.quantity, q.id, q.price, q.currency, q.is_preferred, f.factor
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x(at int, "supplierId" text, "materialId" text, quantity numeric)
      join supplier_material q on q.tenant_id = ${session.tenantId} and q.supplier_id = x."supplierId" and q.material_id = x."materialId"
      join lateral (${boughtByFactor(sql`q`)}) f on f.factor > 0
      where not q.is_deleted and q.price is not null and (q.valid_from is null or q.valid_from <= ${today}::date)
        and (q.valid_to is null or q.valid_to >= ${today}::date)) p
    order by p.at, p.is_preferred desc nulls last, p.price / p.factor, p.id`.execute(tx)
  return new Map(rows.map((row) => [row.at, row]))
}
