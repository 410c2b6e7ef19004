import Big from 'big.js'
import { sql } from 'kysely'
import { type ApproverRule, withIds } from '../../workflow/who/rules.ts'

/** Fields in which documents keep their value, in their own currency. */
const valueKeys = ['amount', 'totalAmount', 'total'] as const

/**
 * `auditors:wmsInStock`: whom the audit rules name for a document of that kind, of its organisation and its value in the company's currency. A rule for one organisation
 * goes before those for all.
 */
export const auditors: ApproverRule = async (asking, document) => {
  const { tx, tenantId, record } = asking
  const own = valueKeys.map((key) => record?.[key]).find((one) => one !== undefined && one !== null) ?? '0'
  const value = Big(String(own))
    .times(String(record?.rate ?? 1))
    .toFixed(2)
  const { rows } = await sql<{ ids: string[] }>`select auditor_ids as ids from audit_node_config
    where tenant_id = ${tenantId} and not is_deleted and is_active and document_type = ${document}
      and (org_id is null or org_id = '' or org_id = ${String(record?.orgId ?? '')})
      and min_value <= ${value}::numeric and (max_value is null or max_value >= ${value}::numeric)
    order by (org_id is not null and org_id <> '') desc, min_value desc limit 1`.execute(tx)
  return withIds(asking, rows[0]?.ids ?? [])
}
