import { isSerial } from '@bip/contract'
import { sql } from 'kysely'
import type { Config } from '../../base/config.ts'
import type { Tx } from '../../db/database.ts'
import { type Model, modelFor } from '../../model/model.ts'
import { insertRecords } from '../../resources/draft/rows.ts'
import { ahead } from './ahead.ts'
import { takeIndexes } from './indexes.ts'
import type { DemoRecord, World } from './world.ts'

type Target = { tx: Tx; config: Config; world?: World }

const rowsAtOnce = 1000
/** From so many rows on, building the indexes of a table anew is faster than keeping them. */
const manyRows = 500

/**
 * Stores records of a resource, and keeps them for later steps. Comes back before the database is done; `settled` waits for that, and
 * `buildIndexes` has large tables read fast again.
 */
export async function store({ tx, config, world }: Target, key: string, records: readonly DemoRecord[]): Promise<void> {
  world?.made.set(key, records)
  if (records.length >= manyRows) await takeIndexes(tx, tablesOf(modelFor(key)))
  await storeRows({ tx, config }, key, records)
}

/** Stores records with the derived columns and the counter of their numbers; the indexes of their tables stay. */
export async function storeRows(
  { tx, config }: Omit<Target, 'world'>,
  key: string,
  records: readonly DemoRecord[],
): Promise<void> {
  const model = modelFor(key)
  for (let from = 0; from < records.length; from += rowsAtOnce) {
    const rows = records.slice(from, from + rowsAtOnce).map(({ id, at, by, values }) => ({
      base: {
        tenant_id: config.tenantId,
        id,
        version: 1,
        create_user: by.id,
        create_dept: by.deptId,
        create_time: at,
        update_user: by.id,
        update_time: at,
        is_deleted: false,
      },
      values,
    }))
    await ahead(tx, () => insertRecords(tx, model, rows))
  }
  for (const [name, field] of Object.entries(model.core.fields))
    if (isSerial(field)) await ahead(tx, () => countSerials({ tx, config }, key, name, records))
}

/** The tables of a resource: that of its records and those of its lines. */
export const tablesOf = (model: Model): string[] => [model.table, ...model.lines.map(({ table }) => table)]

/** The next number that somebody draws follows the last one made here. */
async function countSerials(
  { tx, config }: Target,
  resource: string,
  field: string,
  records: readonly DemoRecord[],
): Promise<void> {
  const last = new Map<string, number>()
  for (const { values } of records) {
    const [, prefix = '', digits = '0'] = /^(.*?)(\d+)$/.exec(String(values[field]).replace(/^(.*-)?/, '')) ?? []
    const before = String(values[field]).slice(0, -(prefix.length + digits.length))
    last.set(before + prefix, Math.max(last.get(before + prefix) ?? 0, Number(digits)))
  }
  if (last.size === 0) return
  await sql`
    insert into serial_counter (tenant_id, resource, field, prefix, value)
    select ${config.tenantId}, ${resource}, ${field}, prefix, value
    from unnest(${[...last.keys()]}::text[], ${[...last.values()]}::bigint[]) as last (prefix, value)
    on conflict (tenant_id, resource, field, prefix) do update set value = greatest(serial_counter.value, excluded.value)`.execute(
    tx,
  )
}
