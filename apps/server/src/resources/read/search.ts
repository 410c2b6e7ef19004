import { canName, plus, type SearchHit } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/database.ts'
import { type Route, route } from '../../http/route.ts'
import { columnName, type Sql } from '../../kinds/index.ts'
import { findFirstFunctionName } from '../../kinds/names.ts'
import { searchTerms } from '../../kinds/search.ts'
import { type Model, modelOf, partNamed } from '../../model/model.ts'
import { reach, scopeOf } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'

/** Hits of one resource, and of all. */
const maxEach = 4
const maxHits = 30
/** Rows of one resource that are ranked: a single letter may be in every row of a million. */
const maxRanked = 500

/** Resources with pages of their own that a text finds. */
const searchable: readonly Model[] = Object.values(resources)
  .filter((core) => core.calls.detail)
  .map(modelOf)
  .filter((model) => model.searched.length > 0)

type Asked = { terms: string[]; tokens: string[] }

/** The hits of one resource, those whose name begins with what was typed first. */
function hitsOf(session: Session, model: Model, { terms, tokens }: Asked): Sql | null {
  const scope = scopeOf(session, model, 'view')
  if (!scope) return null
  const { core } = model
  const within = reach(session, scope, sql`t`)
  const named = sql`t.${sql.id(columnName(core.display))}`
  const subtitle = core.subtitle && partNamed(model, core.subtitle)
  // Whoever may see all rows is shown the best of the first ones; others may see few, which must not be missed.
  const max = within ? null : maxRanked
  const ids = sql`select ${sql.raw(findFirstFunctionName(core))}(${tokens}::text[], ${terms}::text[], ${[...model.searched]}::text[], ${max}::int)`
  const begins = model.searched.includes(core.display)
    ? sql`starts_with(coalesce(t.${sql.id(`${columnName(core.display)}_find`)}, ''), ${terms[0]})`
    : sql`false`
  return sql`(select ${core.key}::text as "resource", t.id, ${named}::text as "label",
      ${subtitle && canName(subtitle.field) ? sql`coalesce(t.${sql.id(subtitle.column)}::text, '')` : sql`''`} as "note", ${begins} as begins
    from ${sql.table(model.table)} t where t.tenant_id = ${session.tenantId} and not t.is_deleted and t.id in (${ids})
      ${within ? sql`and ${within}` : sql``}
    order by begins desc, t.update_time desc limit ${maxEach})`
}

/** Records of every kind that the caller may see and that hold what was typed: one question to the database, however many kinds. */
export async function searchEverywhere(tx: Tx, session: Session, text: string): Promise<SearchHit[]> {
  const asked = searchTerms(text)
  if (!asked) return []
  const parts = searchable.flatMap((model) => hitsOf(session, model, asked) ?? [])
  if (parts.length === 0) return []
  const { rows } = await sql<SearchHit>`select "resource", id, coalesce("label", id) as "label", "note"
    from (${sql.join(parts, sql` union all `)}) hit order by begins desc limit ${maxHits}`.execute(tx)
  return rows
}

export const searchRoute: Route = route({
  method: 'GET',
  path: plus.search,
  access: { signedIn: true },
  query: z.object({ q: z.string().trim().max(100) }),
  run: ({ session, services, query }) =>
    services.database.asTenant(session.tenantId, (tx) => searchEverywhere(tx, session, query.q), { readOnly: true }),
})
