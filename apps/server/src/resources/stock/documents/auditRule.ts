import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** A document as the audit rules see it: its kind, its organisation, and its value in the company's currency. */
export type Audited = { document: string; orgId: unknown; value: string }

/**
 * Whom the audit rules name for a document; undefined where no rule speaks of it. A rule for its organisation goes before those for all, and
 * of two whose values meet the one that begins there.
 */
export async function auditorsBy(tx: Tx, tenantId: string, { document, orgId, value }: Audited): Promise<string[] | undefined> {
  const { rows } = await sql<{ ids: string[] }>`select auditor_ids as ids from audit_node_config
    where tenant_id = ${tenantId} and not is_deleted and is_active and document_type = ${document}
      and (org_id is null or org_id = '' or org_id = ${String(orgId ?? '')})
      and min_value <= ${value}::numeric and (max_value is null or max_value >= ${value}::numeric)
    order by (org_id is not null and org_id <> '') desc, min_value desc, id limit 1`.execute(tx)
  return rows[0]?.ids
}
