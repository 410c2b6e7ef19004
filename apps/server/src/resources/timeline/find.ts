import { timelineSize } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Sql } from '../../kinds/index.ts'
import type { Model } from '../../model/model.ts'
import { type Reach, reach } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'
import type { Source } from './sources.ts'

/** An entry before its words: what it tells of, by its row. */
export type Found = {
  id: string
  at: string
  event: 'made' | 'changed' | 'done'
  resource: string
  recordId: string
  person: string | null
}

export type Cursor = { at: string; id: string }

export type Asked = {
  model: Model
  id: string
  /** Resources to tell of; all when absent. */
  kinds?: ReadonlySet<string>
  personId?: string
  /** Instants, `from` included. */
  from?: string
  until?: string
  before?: Cursor
}

export type Within = { source: Source; scope: Reach }

/** The newest entries before the cursor, one more than a page holds. Each source walks its own index and gives no more than that. */
export async function findEntries(tx: Tx, session: Session, asked: Asked, within: readonly Within[]): Promise<Found[]> {
  const isAsked = (key: string) => !asked.kinds || asked.kinds.has(key)
  const shown = within.filter(({ source }) => isAsked(source.model.core.key))
  const parts = [
    ...shown.map((one) => made(session, asked, one)),
    ...shown.filter(({ source }) => source.changes.length > 0).map((one) => changed(session, asked, one)),
    ...(isAsked(asked.model.core.key) ? [done(session, asked)] : []),
  ]
  if (parts.length === 0) return []
  const { rows } = await sql<Found>`select * from (${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )}) e order by at desc, id desc limit ${timelineSize + 1}`.execute(tx)
  return rows
}

type Columns = { at: Sql; id: Sql; person: Sql }

/** What the caller asked for, over the columns of a source; newest first, as many as a page could take of it. */
function narrowed({ personId, from, until, before }: Asked, { at, id, person }: Columns): Sql {
  const limits = [
    ...(before ? [sql`(${at}, ${id}) < (${before.at}::timestamptz, ${before.id})`] : []),
    ...(from ? [sql`${at} >= ${from}::timestamptz`] : []),
    ...(until ? [sql`${at} < ${until}::timestamptz`] : []),
    ...(personId ? [sql`${person} = ${personId}`] : []),
  ]
  const where = limits.length > 0 ? sql`and ${sql.join(limits, sql` and `)}` : sql``
  return sql`${where} order by ${at} desc, ${id} desc limit ${timelineSize + 1}`
}

const ofRecord = (session: Session, { source: { link }, scope }: Within, id: string): Sql => {
  const limit = reach(session, scope, sql`t`)
  return sql`t.tenant_id = ${session.tenantId} and t.${sql.id(link.column)} = ${id} and not t.is_deleted
    ${limit ? sql`and ${limit}` : sql``}`
}

function made(session: Session, asked: Asked, one: Within): Sql {
  const { model, at, by } = one.source
  const columns = { at: sql`t.${sql.id(at.column)}`, id: sql`t.id`, person: sql`t.${sql.id(by.column)}` }
  return sql`select t.id, ${columns.at} as at, t.id as "recordId", ${columns.person} as person, 'made' as event,
      ${model.core.key}::text as resource
    from ${sql.table(model.table)} t where ${ofRecord(session, one, asked.id)} and ${columns.at} is not null ${narrowed(asked, columns)}`
}

const historyColumns: Columns = { at: sql`h.at`, id: sql`h.id collate "C"`, person: sql`h.user_id collate "C"` }

/** Columns by their names, since any of the sources may stand alone. */
const columns = sql`h.id collate "C" as id, h.at, h.record_id collate "C" as "recordId", h.user_id collate "C" as person,`

function changed(session: Session, asked: Asked, one: Within): Sql {
  const { model, changes } = one.source
  return sql`select ${columns} 'changed' as event, ${model.core.key}::text as resource
    from change_history h where h.tenant_id = ${session.tenantId} and h.resource = ${model.core.key} and h.changes ?| ${[...changes]}::text[]
      and h.record_id in (select t.id from ${sql.table(model.table)} t where ${ofRecord(session, one, asked.id)}) ${narrowed(asked, historyColumns)}`
}

function done(session: Session, asked: Asked): Sql {
  const { core } = asked.model
  return sql`select ${columns} 'done' as event, ${core.key}::text as resource
    from change_history h where h.tenant_id = ${session.tenantId} and h.resource = ${core.key} and h.record_id = ${asked.id}
      ${narrowed(asked, historyColumns)}`
}
