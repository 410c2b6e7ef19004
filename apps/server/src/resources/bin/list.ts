import { type BinEntry, type BinResource, fold, type Page } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { anywhere, pageOf } from '../../http/paging.ts'
import type { Sql } from '../../kinds/index.ts'
import { findModel, modelOf } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { reach, scopeOf } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'
import { staysForGood } from '../write/binEntries.ts'

export type BinQuestion = { resource: string; search: string; current: number; size: number }

type Row = Omit<BinEntry, 'id' | 'resourceName' | 'goesAt'> & { goesAt: string }

/** What is in the bin and within the caller's reach, latest first. `days` is how long it stays. */
export async function binPage(
  tx: Tx,
  session: Session,
  asked: BinQuestion,
  { place, days }: { place: Place; days: number },
): Promise<Page<BinEntry>> {
  const { resource, search, current, size } = asked
  const where = sql.join(
    [
      ...inReach(session),
      ...(resource ? [sql`e.resource = ${resource}`] : []),
      ...(search ? [sql`e.name_find like ${anywhere(fold(search))}`] : []),
    ],
    sql` and `,
  )
  const counted = await sql<{ total: number }>`select count(*)::int as total from bin_entry e where ${where}`.execute(tx)
  const { rows } = await sql<Row>`select e.resource, e.record_id as "recordId", e.name, e.removed_by as "removedBy",
      e.removed_by_name as "removedByName", e.removed_at as "removedAt", e.removed_at + make_interval(days => ${days}) as "goesAt"
    from bin_entry e where ${where} order by e.removed_at desc, e.record_id desc limit ${size} offset ${(current - 1) * size}`.execute(
    tx,
  )
  const records = rows.map((row) => {
    const model = findModel(row.resource)
    const stays = model !== undefined && staysForGood(model)
    return {
      ...row,
      id: `${row.resource} ${row.recordId}`,
      resourceName: model?.core.label[place.language] ?? row.resource,
      goesAt: stays ? null : row.goesAt,
    }
  })
  return pageOf<BinEntry>(records, counted.rows[0]?.total ?? 0, { current, size })
}

/** The resources of which the bin holds something within the caller's reach, with how much. */
export async function binResources(tx: Tx, session: Session, { language }: Place): Promise<BinResource[]> {
  const { rows } = await sql<{ resource: string; count: number }>`select e.resource, count(*)::int as count from bin_entry e
    where ${sql.join(inReach(session), sql` and `)} group by 1 order by 2 desc, 1`.execute(tx)
  return rows.map(({ resource, count }) => ({
    resource,
    count,
    name: findModel(resource)?.core.label[language] ?? resource,
  }))
}

/** Entries of records that the caller sees and may remove. */
function inReach(session: Session): Sql[] {
  const whole: string[] = []
  const parts: Sql[] = []
  for (const core of Object.values(resources)) {
    const model = modelOf(core)
    const scopes = ['view', 'remove'].map((operation) => scopeOf(session, model, operation))
    if (scopes.includes(undefined)) continue
    const limits = scopes.flatMap((scope) => (scope && reach(session, scope, sql`t`)) ?? [])
    if (limits.length === 0) whole.push(core.key)
    else
      parts.push(sql`(e.resource = ${core.key} and exists (select from ${sql.table(model.table)} t
        where t.tenant_id = e.tenant_id and t.id = e.record_id and ${sql.join(limits, sql` and `)}))`)
  }
  return [
    sql`e.tenant_id = ${session.tenantId}`,
    sql`e.erased_at is null`,
    sql`(${sql.join([sql`e.resource = any(${whole}::text[])`, ...parts], sql` or `)})`,
  ]
}
