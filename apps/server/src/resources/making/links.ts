import { isLined, type Making, type MakingLink, type MakingLinks, madeWholeFrom } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { columnName, type Sql } from '../../kinds/index.ts'
import { displayColumn, type Model, modelFor, modelOf } from '../../model/model.ts'
import { isShared, reach, scopeOf } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'
import { madeFromOf, takenLines } from './sources.ts'

const maxLinks = 200

/** What a record was made from and what was made from it. Of records beyond the caller's reach the name is told. */
export async function linksOf(tx: Tx, session: Session, model: Model, id: string): Promise<MakingLinks> {
  const from: MakingLink[] = []
  for (const { source, making } of madeFromOf(model)) {
    const { table, record } = takenLines(model, making)
    const ids = sql`select x.${record} as id, count(*)::int as lines from ${table} x
      where x.tenant_id = ${session.tenantId} and x.parent_id = ${id} and x.${record} is not null group by 1`
    from.push(...(await readLinks(tx, session, modelOf(source), ids)))
  }
  for (const { source, by } of madeWholeFrom(resources, model.core.key)) {
    const ids = sql`select t.${sql.id(columnName(by))} as id, 0 as lines from ${sql.table(model.table)} t
      where t.tenant_id = ${session.tenantId} and t.id = ${id} and t.${sql.id(columnName(by))} is not null`
    from.push(...(await readLinks(tx, session, modelOf(source), ids)))
  }
  const into: MakingLink[] = []
  for (const making of Object.values(model.core.makes ?? {})) into.push(...(await madeInto(tx, session, making, id)))
  return { from, into }
}

function madeInto(tx: Tx, session: Session, making: Making, id: string): Promise<MakingLink[]> {
  const target = modelFor(making.to)
  if (!isLined(making)) {
    const whole = sql`select t.id, 0 as lines from ${sql.table(target.table)} t
      where t.tenant_id = ${session.tenantId} and t.${sql.id(columnName(making.by))} = ${id} and not t.is_deleted`
    return readLinks(tx, session, target, whole)
  }
  const { table, record } = takenLines(target, making)
  const ids = sql`select x.parent_id as id, count(*)::int as lines from ${table} x
    where x.tenant_id = ${session.tenantId} and x.${record} = ${id} group by 1`
  return readLinks(tx, session, target, ids)
}

async function readLinks(tx: Tx, session: Session, model: Model, ids: Sql): Promise<MakingLink[]> {
  const scope = scopeOf(session, model, 'view')
  const within = scope ? (reach(session, scope, sql`t`) ?? sql`true`) : sql`false`
  const state = model.state ? sql`t.${sql.id(model.state.column)}` : sql`null`
  const { rows } = await sql<Omit<MakingLink, 'resource' | 'at'> & { at: Date | string }>`select t.id,
      coalesce(t.${sql.id(displayColumn(model))}, t.id) as name, ${state} as state, m.lines, t.create_time as at, ${within} as "isWithin"
    from (${ids}) m join ${sql.table(model.table)} t on t.tenant_id = ${session.tenantId} and t.id = m.id
    where not t.is_deleted and (${within} or ${isShared(model, sql`t`)})
    order by t.create_time desc, t.id desc limit ${sql.lit(maxLinks)}`.execute(tx)
  return rows.map(({ at, state, ...link }) => ({
    ...link,
    ...(state && { state }),
    resource: model.core.key,
    at: new Date(at).toISOString(),
  }))
}
