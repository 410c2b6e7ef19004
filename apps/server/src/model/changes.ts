import { type AnyRecord, isEmpty } from '@bip/contract'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { insertRows } from '../db/insertRows.ts'
import type { Session } from '../services/session.ts'
import type { Model } from './model.ts'

/** What changed, by field, in wire form. */
export type Changes = Record<string, { before: unknown; after: unknown }>

export type Change = { recordId: string; version: number; operation: string; changes: Changes }

/** The fields whose stored value differs; what was not sent has not changed. */
export function changesBetween(model: Model, before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const changes: Changes = {}
  for (const key of Object.keys(model.core.fields)) {
    if (!(key in after) || same(before[key] ?? null, after[key] ?? null)) continue
    // A list that was never filled is null in the database and empty on the wire.
    if (isEmpty(before[key]) && isEmpty(after[key])) continue
    changes[key] = { before: before[key] ?? null, after: after[key] ?? null }
  }
  return changes
}

/** Equal as JSON, whatever the order in which an object's keys were written. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => same(item, other[at]))
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) return false
  const [left, right] = [Object.entries(one), Object.entries(other)]
  return (
    left.length === right.length &&
    left.every(([key, value]) => Object.hasOwn(other, key) && same(value, (other as AnyRecord)[key]))
  )
}

/** Writes history in the transaction of the change itself, so that neither exists without the other. */
export async function writeHistory(tx: Tx, session: Session, model: Model, at: Date, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await insertRows(tx, 'change_history', historyRows(session, model, at, changes))
}

/** The rows of `change_history` that tell of changes. */
export const historyRows = (session: Session, model: Model, at: Date, changes: readonly Change[]): Record<string, unknown>[] =>
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
