import { type AnyRecord, changesBetween } from '@bip/contract'
import { writeHistory } from '../../model/changes.ts'
import type { Context, Values } from '../../model/extension.ts'
import type { Model } from '../../model/model.ts'
import { insertRecords, updateRecord } from '../draft/rows.ts'
import { lockRecords, readRecord } from '../read/read.ts'
import { baseRow, fillServerOwned } from './store.ts'

export type Setting = { id: string; values: Values /** What the history calls it. Default `update`. */; operation?: string }

/**
 * Sets fields of one record that belong to the server, such as a state or a time, with its history. The caller has checked that it may.
 * Answers the record as it was; throws where there is none.
 */
export async function setValues(
  context: Context,
  model: Model,
  { id, values, operation = 'update' }: Setting,
): Promise<AnyRecord> {
  const { tx, session, at } = context
  const { tenantId, userId } = session
  await lockRecords(tx, tenantId, model, [id])
  const before = await readRecord(tx, tenantId, model, id, { lines: Object.values(values).some(Array.isArray) })
  if (!before) throw new Error(`There is no ${model.core.key} ${id} whose values could be set.`)
  const after: AnyRecord = { ...before, ...values }
  const changes = changesBetween(model.core.fields, before, after)
  const keys = Object.keys(changes)
  if (keys.length === 0) return before
  const version = await updateRecord(tx, model, tenantId, id, { values: after, keys, userId, at })
  await writeHistory(tx, session, model, at, [{ recordId: id, version, operation, changes }])
  return before
}

/**
 * Stores a record that the server makes itself of what somebody did elsewhere, with its number and first state unless `values` say another.
 * The caller has checked that it may.
 */
export async function insertOwn(context: Context, model: Model, values: Values): Promise<AnyRecord> {
  const { tx, session, at } = context
  const first: Values = {}
  await fillServerOwned({ ...context, model, extension: {} }, [first])
  const record = { base: baseRow(context), values: { ...first, ...values } }
  await insertRecords(tx, model, [record])
  await writeHistory(tx, session, model, at, [{ recordId: record.base.id, version: 1, operation: 'create', changes: {} }])
  return { ...record.values, id: record.base.id, version: 1 } as AnyRecord // the rest of its base was just written
}
