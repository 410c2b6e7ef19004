import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { auditorsBy } from './auditRule.ts'

const notAuditor = label(
  '按审核节点配置，此单据由 {names} 审核',
  'By the audit rules this document is audited by {names}',
  'Theo cấu hình duyệt, chứng từ này do {names} duyệt',
)

/** Refuses an audit by whom the rules for such documents do not name. Where no rule speaks of it, whoever has the permission audits. */
export async function refuseAuditor({ tx, session, place }: Context, document: string, record: AnyRecord): Promise<void> {
  const allowed = await auditorsBy(tx, session.tenantId, document, record)
  if (!allowed || allowed.includes(session.userId)) return
  const { rows: people } = await sql<{ name: string }>`select real_name as name from "user"
    where tenant_id = ${session.tenantId} and id = any(${allowed}::text[]) order by real_name limit 5`.execute(tx)
  throw notPossible(place, notAuditor, { names: people.map(({ name }) => name).join('、') })
}
