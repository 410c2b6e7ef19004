import type { Changes } from '@bip/contract'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { insertRows } from '../db/insertRows.ts'
import type { Session } from '../services/session.ts'
import type { Model } from './model.ts'

/** Who changes something; a session is one. */
type Doer = Pick<Session, 'tenantId' | 'userId' | 'realName'>

export type Change = { recordId: string; version: number; operation: string; changes: Changes }

/** Writes history in the transaction of the change itself, so that neither exists without the other. */
export async function writeHistory(tx: Tx, session: Doer, model: Model, at: Date, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await insertRows(tx, 'change_history', historyRows(session, model, at, changes))
}

/** The rows of `change_history` that tell of changes. */
export const historyRows = (session: Doer, model: Model, at: Date, changes: readonly Change[]): Record<string, unknown>[] =>
  changes.map(({ recordId, version, operation, changes }) => ({
    tenant_id: session.tenantId,
    id: newId(),
    resource: model.core.key,
    record_id: recordId,
    version,
    operation,
    at: at.toISOString(),
    user_id: session.userId,
    user_name: session.realName,
    changes,
  }))
