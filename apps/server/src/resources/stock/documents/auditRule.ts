import { isEmpty } from '@bip/contract'
import Big from 'big.js'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { Values } from '../../../model/extension.ts'

type Rule = { ids: string[]; min: string; max: string | null }

/**
 * Whom the audit rules name for a document; undefined where no rule speaks of it. A rule for its organisation goes before those for all, and
 * of two whose values meet the one that begins there.
 */
export async function auditorsBy(tx: Tx, tenantId: string, document: string, record: Values): Promise<string[] | undefined> {
  const { rows } = await sql<Rule>`select auditor_ids as ids, coalesce(min_value, 0)::text as min, max_value::text as max
    from audit_node_config
    where tenant_id = ${tenantId} and not is_deleted and is_active and document_type = ${document}
      and (org_id is null or org_id = '' or org_id = ${String(record.orgId ?? '')})
    order by (org_id is not null and org_id <> '') desc, min_value desc, id`.execute(tx)
  // What a document is worth is looked for where a rule asks for it.
  const isAsked = rows.some(({ min, max }) => Number(min) > 0 || max !== null)
  const value = Big(isAsked ? await worthOf(tx, tenantId, record) : '0')
  return rows.find(({ min, max }) => value.gte(min) && (max === null || value.lte(max)))?.ids
}

/** Fields in which documents keep their value, in their own currency. */
const valueKeys = ['amount', 'totalAmount', 'total'] as const

/** What a document is worth in the company's currency: what it says, else what lies there of its goods is worth on the average. */
async function worthOf(tx: Tx, tenantId: string, record: Values): Promise<string> {
  const own = valueKeys.map((key) => record[key]).find((one) => !isEmpty(one))
  if (own !== undefined)
    return Big(String(own))
      .times(String(record.rate ?? 1))
      .toFixed(2)
  const lines = (Array.isArray(record.lines) ? record.lines : []) as Values[]
  if (lines.length === 0 || isEmpty(record.warehouseId)) return '0'
  const moved = lines.map(({ materialId, baseQuantity, difference }) => ({
    materialId,
    quantity: baseQuantity ?? difference ?? '0',
  }))
  const { rows } = await sql<{ worth: string }>`select round(coalesce(sum(x.quantity * s.average), 0), 2)::text as worth
    from (select "materialId" as id, sum(abs(quantity)) as quantity
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as l("materialId" text, quantity numeric) group by 1) x
    join (select material_id, sum(value) / sum(quantity) as average from stock_balance
      where tenant_id = ${tenantId} and warehouse_id = ${record.warehouseId} and quantity > 0 and not is_deleted
        and material_id = any(${[...new Set(moved.map(({ materialId }) => String(materialId)))]}::text[])
      group by 1) s on s.material_id = x.id`.execute(tx)
  return rows[0]?.worth ?? '0'
}
