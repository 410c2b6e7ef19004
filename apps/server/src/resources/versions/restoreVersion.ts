import { type AnyRecord, type Changes, type HistoryRestore, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Values } from '../../model/extension.ts'
import type { Writing } from '../draft/writing.ts'
import { mustSeeHistory } from '../read/history.ts'
import { save } from '../write/save.ts'

const entryLabel = label('变更记录', 'This entry of the history', 'Mục lịch sử này')

/**
 * Brings back what fields held before an entry of the history, or the record as it was right after it, as an ordinary edit: what people
 * may not write, such as numbers and states, stays as it is now.
 */
export async function restoreVersion(writing: Writing, { id, entryId, keys, version }: HistoryRestore): Promise<AnyRecord> {
  const { tx, session, model, place } = writing
  await mustSeeHistory(tx, session, model, id, place)
  const { rows } = await sql<{ id: string; changes: Changes }>`select id, changes from change_history
    where tenant_id = ${session.tenantId} and resource = ${model.core.key} and record_id = ${id} and id >= ${entryId}
    order by id desc`.execute(tx)
  const entry = rows.at(-1)
  if (entry?.id !== entryId) throw new Refusal('notFound', { what: say(entryLabel, place.language) })
  const values: Values = {}
  // From the newest back: the last word is that of the change nearest to the entry.
  for (const { changes } of keys ? [entry] : rows.slice(0, -1))
    for (const [key, { before }] of Object.entries(changes)) if (!keys || keys.includes(key)) values[key] = before
  return save(writing, { ...values, id, ...(version !== undefined && { version }) })
}
