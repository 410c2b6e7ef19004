import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { tenantRole } from '../db/pooled.ts'
import type { Session } from '../http/route.ts'
import { mayReadFile } from './readable.ts'
import { readStored, type StoredRow } from './stored.ts'

/**
 * The stored files among ids that the caller may put somewhere: whoever sees the place reads them from then on, so they must be the caller's
 * to read. `kept` stood there before and may stay.
 */
export async function attachable(
  tx: Tx,
  session: Session,
  ids: readonly string[],
  kept: ReadonlySet<string> = new Set(),
): Promise<Map<string, StoredRow>> {
  const stored = await readStored(tx, session.tenantId, ids)
  const foreign = [...stored.values()].filter((row) => !kept.has(row.id) && row.create_user !== session.userId)
  if (foreign.length === 0) return stored
  // Past the policies, for no index over JSON serves under them; an error takes the whole transaction back, and this with it.
  await sql`set local role none`.execute(tx)
  for (const row of foreign) if (!(await mayReadFile(tx, session, row))) stored.delete(row.id)
  await sql`select set_config('role', ${tenantRole}, true)`.execute(tx)
  return stored
}

/** The files whose addresses stand in a text, as `files_named_in` of the database finds them. */
export const filesNamedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/blade-resource\/oss\/file\/(\w{1,64})/g)].map(([, id = '']) => id)),
]
