import { type AnyRecord, label, say } from '@bip/contract'
import { scmOutStock, ship } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { documentExtension } from '../../resources/stock/documents/extension.ts'
import { settlements } from '../../resources/stock/documents/openOrders.ts'
import { insertOwn, setValues } from '../../resources/write/setValues.ts'

const [issues, ships] = [modelOf(scmOutStock), modelOf(ship)]

const several = label('{name} 等 {count} 种', '{name} and others, {count} kinds', '{name} và {count} loại khác')

/** The dispatch of what was issued: once for each issue, ready to be loaded, and so on the wall of today. */
async function dispatch(context: Context, record: AnyRecord): Promise<{ id: string; no: string }> {
  const { tx, session, place, at } = context
  const lines = (Array.isArray(record.lines) ? record.lines : []) as Values[]
  const ids = [...new Set(lines.map(({ materialId }) => String(materialId)))]
  const { rows } = await sql<{ name: string }>`select material_name as name from material
    where tenant_id = ${session.tenantId} and id = ${ids[0] ?? ''}`.execute(tx)
  const name = rows[0]?.name ?? String(record.no)
  const total = lines.reduce((sum, { baseQuantity }) => sum + Number(baseQuantity ?? 0), 0)
  const made = await insertOwn(context, ships, {
    customerId: record.customerId,
    productName: (ids.length > 1 ? say(several, place.language, { name, count: ids.length }) : name).slice(0, 120),
    quantity: String(Math.max(1, Math.round(total))),
    assemblyProgress: '100',
    planShipTime: at.toISOString(),
    leaderId: record.keeperId ?? session.userId,
    shipStatus: 'ready',
  })
  await setValues(context, issues, { id: record.id, values: { shipId: made.id }, operation: 'dispatch' })
  return { id: made.id, no: String(made.no) }
}

const ofDocument = documentExtension(scmOutStock, settlements.sale)

/** Issues for customers settle sales orders, and become dispatches. */
export const scmOutStockExtension: Extension = { ...ofDocument, operations: { ...ofDocument.operations, dispatch } }
