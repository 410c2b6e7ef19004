import { writeHistory } from '../../model/changes.ts'
import type { Context, Values } from '../../model/extension.ts'
import type { Model } from '../../model/model.ts'
import { insertRecords } from '../../resources/draft/rows.ts'
import { baseRow } from '../../resources/write/store.ts'

/** Stores new records with their history; answers their ids. */
export async function makeRecords(context: Context, model: Model, values: readonly Values[]): Promise<string[]> {
  if (values.length === 0) return []
  const { tx, session, at } = context
  const records = values.map((one) => ({ base: baseRow(context), values: one }))
  await insertRecords(tx, model, records)
  const history = records.map(({ base }) => ({ recordId: base.id, version: 1, operation: 'create', changes: {} }))
  await writeHistory(tx, session, model, at, history)
  return records.map(({ base }) => base.id)
}
