import { type AnyRecord, isEmpty } from '@bip/contract'
import { rlistMapping } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/database.ts'
import type { Context } from '../../../../model/extension.ts'
import { modelOf } from '../../../../model/model.ts'
import { insertRecords, newRow, updateRecord } from '../../../../resources/draft/rows.ts'
import { readRecords } from '../../../../resources/read/read.ts'
import { linesOf } from '../columns.ts'
import { comparable } from './guess.ts'

const model = modelOf(rlistMapping)

/** What is remembered of a customer's sheets for a setting; undefined before the first of them. */
export async function mappingOf(tx: Tx, tenantId: string, schedule: AnyRecord): Promise<AnyRecord | undefined> {
  const { rows } = await sql<{ id: string }>`select id from rlist_mapping where tenant_id = ${tenantId} and not is_deleted
    and customer_id = ${schedule.customerId} and configue_id = ${schedule.configueId} order by id limit 1`.execute(tx)
  return rows[0] && (await readRecords(tx, tenantId, model, [rows[0].id], { lines: true }))[0]
}

/** The remembered cells by heading; an empty one was left out on purpose. */
export const rememberedOf = (mapping: AnyRecord | undefined): Map<string, string> =>
  new Map(
    linesOf(mapping?.columns).map((line) => [comparable(String(line.heading)), isEmpty(line.target) ? '' : String(line.target)]),
  )

/** Remembers which heading of this customer's sheets fills which cell, beside what is known of other headings. */
export async function remember(
  context: Context,
  schedule: AnyRecord,
  headings: ReadonlyMap<string, string | null>,
): Promise<void> {
  const { tx, session, at } = context
  const known = await mappingOf(tx, session.tenantId, schedule)
  const named = new Set([...headings.keys()].map(comparable))
  const kept = linesOf(known?.columns)
    .filter((line) => !named.has(comparable(String(line.heading))))
    .map(({ heading, target }) => ({ heading, target }))
  const columns = [...[...headings].map(([heading, target]) => ({ heading: heading.slice(0, 200), target })), ...kept].slice(
    0,
    100,
  )
  const timesUsed = String(Number(known?.timesUsed ?? 0) + 1)
  const values = { columns, timesUsed, lastUsedAt: at.toISOString() }
  if (known) {
    await updateRecord(tx, model, session.tenantId, known.id, {
      values: { ...known, ...values },
      keys: Object.keys(values),
      userId: session.userId,
      at,
    })
    return
  }
  const { customerId, configueId, _labels = {} } = schedule
  const mappingName = [_labels.customerId, _labels.configueId].filter(Boolean).join(' · ').slice(0, 160) || String(schedule.name)
  await insertRecords(tx, model, [
    {
      base: newRow({ ...session, at }),
      values: { mappingName, customerId, configueId, ...values },
    },
  ])
}
