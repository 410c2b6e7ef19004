import { type Core, permissionCode, type Query } from '@bip/contract'
import { sql } from 'kysely'
import type { Sql } from '../kinds/index.ts'
import { findModel, modelOf } from '../model/model.ts'
import { isShared, reach, scopeOf } from '../model/scope.ts'
import type { Session } from '../services/session.ts'

type Reader = { query: Query; tenantId: string; session: Session | null }

/** How far the query's own permission reaches; a query for everybody who is signed in reaches everywhere. */
const ownScope = ({ query }: Reader, session: Session) =>
  query.access === 'signedIn' ? 'all' : (session.permissions.get(permissionCode(query, 'view')) ?? 'self')

/**
 * Rows of a resource that are there and within reach: of the caller's permission for that resource, and of the one for the query. Who may
 * not see the resource reads none of it. A public query reads what may be told to strangers at all.
 */
export function within(reader: Reader, core: Core, row: string): Sql {
  const { query, tenantId, session } = reader
  if (!query.reads.includes(core.key))
    throw new Error(`The query "${query.key}" reads "${core.key}", which it does not declare. Add it to "reads".`)
  const named = sql.id(row)
  const model = modelOf(core)
  const there = sql`${named}.tenant_id = ${tenantId} and not ${named}.is_deleted`
  if (!session) return sql`${there} and ${isShared(model, named as unknown as Sql)}` // an identifier is SQL like any other
  const limits = limitsOf(reader, session, core, named as unknown as Sql)
  return limits ? sql.join([there, ...limits], sql` and `) : sql`${there} and false`
}

/** Whether the caller reads every row of a resource, so that sums that were kept of all of them may be told. */
export const readsAll = (reader: Reader, core: Core): boolean =>
  reader.query.reads.includes(core.key) && reader.session !== null && limitsOf(reader, reader.session, core, sql`t`)?.length === 0

/** What narrows the rows that somebody may see; undefined where none are seen. */
function limitsOf(reader: Reader, session: Session, core: Core, row: Sql): Sql[] | undefined {
  const ways = scopeOf(session, modelOf(core), 'view')
  if (!ways) return undefined
  return [reach(session, ways, row), reach(session, [{ scope: ownScope(reader, session), rules: [] }], row)].flatMap(
    (limit) => limit ?? [],
  )
}

/** The same for callers who read the same rows: what they see of each resource, and who they are where that decides. */
export function reachKey(reader: Reader): string {
  const { query, session } = reader
  if (!session) return 'public'
  const parts = query.reads.map((key) => {
    const model = findModel(key)
    const ways = model && scopeOf(session, model, 'view')
    if (!ways) return '-'
    return reach(session, ways, sql`t`) === null ? '*' : session.userId
  })
  return [ownScope(reader, session) === 'all' ? '*' : session.userId, ...parts].join()
}
