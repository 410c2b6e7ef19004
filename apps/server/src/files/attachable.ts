import type { Tx } from '../db/database.ts'
import type { Session } from '../services/session.ts'
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
  for (const row of foreign) if (!(await mayReadFile(tx, session, row))) stored.delete(row.id)
  return stored
}

/** The files whose addresses stand in a text, as `files_named_in` of the database finds them. */
export const filesNamedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/blade-resource\/oss\/file\/(\w{1,64})/g)].map(([, id = '']) => id)),
]
