import { label } from '@bip/contract'
import { purchaseOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { demand } from '../../../model/scope.ts'
import { save } from '../../../resources/write/save.ts'

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

/** Draft orders of what was picked: one for each supplier and organisation, its lines as they were picked. */
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
  const groups = Map.groupBy(picks, ({ supplierId, materialId, requestLineId }) => {
    const org = orgs.get(requestLineId ?? '') ?? materials.get(materialId)?.orgId
    if (!org) throw notPossible(place, noOrg, { code: materials.get(materialId)?.code ?? materialId })
    return `${supplierId} ${org}`
  })
  const made: { id: string; no: string; lines: number }[] = []
  for (const [key, own] of groups) {
    const [supplierId, orgId] = key.split(' ')
    const prices = await pricesOf(context, String(supplierId), own, today)
    const lines = own.map((pick): Values => {
      const neededOn = pick.neededOn && pick.neededOn > today ? pick.neededOn : null
      return {
        materialId: pick.materialId,
        quantity: pick.quantity,
        price: prices.get(pick.materialId) ?? materials.get(pick.materialId)?.price ?? '0',
        taxRate: '13',
        deliveryDate: neededOn,
        ...(pick.requestLineId && { requestLineId: pick.requestLineId }),
      }
    })
    const first = lines.flatMap(({ deliveryDate }) => (typeof deliveryDate === 'string' ? deliveryDate : [])).toSorted()[0]
    const order = await save(
      { ...context, model, extension: {} },
      {
        supplierId,
        orgId,
        purchaseDate: today,
        deliveryDate: first ?? null,
        purchaserId: session.userId,
        currency: 'CNY',
        lines,
      },
    )
    made.push({ id: order.id, no: String(order.no), lines: lines.length })
  }
  return made
}

/** What a supplier asks for materials today. */
async function pricesOf(
  { tx, session }: Context,
  supplierId: string,
  picks: readonly Pick[],
  today: string,
): Promise<Map<string, string>> {
  const ids = picks.map(({ materialId }) => materialId)
  const { rows } = await sql<{ materialId: string; price: string }>`select distinct on (material_id) material_id as "materialId",
      price::text from supplier_material where tenant_id = ${session.tenantId} and not is_deleted and supplier_id = ${supplierId}
      and material_id = any(${ids}::text[]) and price is not null and (valid_from is null or valid_from <= ${today}::date)
      and (valid_to is null or valid_to >= ${today}::date)
    order by material_id, is_preferred desc nulls last, price`.execute(tx)
  return new Map(rows.map(({ materialId, price }) => [materialId, price]))
}
