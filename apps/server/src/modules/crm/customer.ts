import { label } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Extension } from '../../model/extension.ts'
import { noCycle } from '../system/noCycle.ts'
import { poolOperations, refuseTooMany } from './pool.ts'

const ownChild = label(
  '上级公司不能是本公司或其下级公司，请选择另一家',
  'the parent company must not be the company itself or one below it; choose another one',
  'công ty mẹ không được là chính nó hoặc công ty cấp dưới; hãy chọn công ty khác',
)

const refuseCycles = noCycle(customer, ownChild)

/** A customer belongs to somebody from the start, and is known by the domain of its website. */
export const customerExtension: Extension = {
  operations: poolOperations,
  afterSaveAll: async (context, saved) => {
    await refuseCycles(context, saved)
    const { tx, session, at } = context
    const those = (some: typeof saved) =>
      sql`tenant_id = ${session.tenantId} and id = any(${some.map(({ record }) => record.id)}::text[])`
    await sql`update customer set web_domain = lower(substring(website from '^https?://(?:www\\.)?([^/:?#]+)'))
      where ${those(saved)}`.execute(tx)
    const changed = saved.filter(({ record, before }) => !before || record.ownerId !== before.ownerId)
    // Whoever brings in customers keeps them; being given more has a limit. They are stored by now, so none is added.
    const given = changed.flatMap(({ record, before }) => (before && record.ownerId ? [String(record.ownerId)] : []))
    for (const ownerId of new Set(given)) await refuseTooMany(context, ownerId, 0)
    await sql`update customer set pool_status = case when owner_id is null then 'pool' else 'owned' end,
        owner_since = case when owner_id is null then owner_since else ${at.toISOString()}::timestamptz end
      where ${those(changed)}`.execute(tx)
  },
}
