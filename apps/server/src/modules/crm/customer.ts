import { sql } from 'kysely'
import type { Extension } from '../../model/extension.ts'
import { poolOperations, refuseTooMany } from './pool.ts'

/** A customer belongs to somebody from the start, and is known by the domain of its website. */
export const customerExtension: Extension = {
  operations: poolOperations,
  afterSaveAllOf: ['website', 'ownerId'],
  afterSaveAll: async (context, saved) => {
    const { tx, session, at } = context
    const those = (some: typeof saved) =>
      sql`tenant_id = ${session.tenantId} and id = any(${some.map(({ record }) => record.id)}::text[])`
    // A condition that holds for none costs a statement in each slice of thousands.
    const changedIn = (key: string) => saved.filter(({ record, before }) => !before || record[key] !== before[key])
    const moved = changedIn('website')
    if (moved.length > 0)
      await sql`update customer set web_domain = lower(substring(website from '^https?://(?:www\\.)?([^/:?#]+)'))
        where ${those(moved)}`.execute(tx)
    const changed = changedIn('ownerId')
    // Whoever brings in customers keeps them; being given more has a limit. They are stored by now, so none is added.
    const given = changed.flatMap(({ record, before }) => (before && record.ownerId ? [String(record.ownerId)] : []))
    for (const ownerId of new Set(given)) await refuseTooMany(context, ownerId, 0)
    if (changed.length > 0)
      await sql`update customer set pool_status = case when owner_id is null then 'pool' else 'owned' end,
          owner_since = case when owner_id is null then owner_since else ${at.toISOString()}::timestamptz end
        where ${those(changed)}`.execute(tx)
  },
}
