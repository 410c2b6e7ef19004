import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import type { Session } from '../services/session.ts'

export type Difference = Record<string, { before: unknown; after: unknown }>

/** What of `after` differs from `before`, by name. */
export const differencesOf = (before: object, after: object): Difference =>
  Object.fromEntries(
    Object.entries(after)
      .map(([key, value]) => [key, { before: Reflect.get(before, key) ?? null, after: value ?? null }] as const)
      .filter(([, { before: was, after: is }]) => JSON.stringify(was) !== JSON.stringify(is)),
  )

type Done = { resource: string; id: string; operation: string; changes?: object }

/** Who changed what of something that is no record of a resource, kept with the histories of records. */
export async function writeAdminHistory(
  tx: Tx,
  { tenantId, userId, realName }: Pick<Session, 'tenantId' | 'userId' | 'realName'>,
  { resource, id, operation, changes = {} }: Done,
): Promise<void> {
  await sql`insert into change_history (tenant_id, id, resource, record_id, version, operation, at, user_id, user_name, changes)
    select ${tenantId}, ${newId()}, ${resource}, ${id}, 1 + count(*)::int, ${operation}, now(), ${userId}, ${realName}, ${JSON.stringify(changes)}::jsonb
    from change_history where tenant_id = ${tenantId} and resource = ${resource} and record_id = ${id}`.execute(tx)
}
