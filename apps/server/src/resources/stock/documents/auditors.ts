import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'

const notAuditor = label(
  '按审核节点配置，此单据由 {names} 审核',
  'By the audit rules this document is audited by {names}',
  'Theo cấu hình duyệt, chứng từ này do {names} duyệt',
)

/**
 * Refuses an audit by whom the rules for such documents do not name: those of its organisation and amount first, else those of every
 * organisation. Where no rule speaks of it, whoever has the permission audits.
 */
export async function refuseAuditor({ tx, session, place }: Context, documentType: string, record: AnyRecord): Promise<void> {
  const { rows } = await sql<{ auditors: string[] }>`select auditor_ids as auditors from audit_node_config
    where tenant_id = ${session.tenantId} and not is_deleted and is_active and document_type = ${documentType}
      and (org_id is null or org_id = ${record.orgId ?? null})
      and min_value <= ${record.amount ?? '0'}::numeric and (max_value is null or ${record.amount ?? '0'}::numeric <= max_value)
    order by org_id nulls last`.execute(tx)
  const allowed = new Set(rows.flatMap(({ auditors }) => auditors))
  if (rows.length === 0 || allowed.has(session.userId)) return
  const { rows: people } = await sql<{ name: string }>`select real_name as name from "user"
    where tenant_id = ${session.tenantId} and id = any(${[...allowed]}::text[]) order by real_name limit 5`.execute(tx)
  throw notPossible(place, notAuditor, { names: people.map(({ name }) => name).join('、') })
}
