import type { AnyRecord } from '@bip/contract'
import { writeHistory } from '../../model/changes.ts'
import type { Context, Values } from '../../model/extension.ts'
import type { Model } from '../../model/model.ts'
import { insertRecords } from './rows.ts'
import { baseRow, fillServerOwned } from './store.ts'

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
