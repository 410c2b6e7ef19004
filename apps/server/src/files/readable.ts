import { holdsFiles } from '@bip/contract'
import { resources, wikiArticle } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Session } from '../http/route.ts'
import { columnName, type Sql } from '../kinds/index.ts'
import { type Model, modelOf } from '../resources/model.ts'
import { reach, scopeOf } from '../resources/scope.ts'
import { mayReadBusiness } from '../workflow/participants.ts'
import { linkOf, type StoredRow } from './stored.ts'

/** What holds a file; of each kind a few are looked at, those that the caller may see first. */
type Holder = { id: string; isSeen: boolean }
const mostLookedAt = 20

/**
 * Whether the caller may read a file: who uploaded it and who looks after files may, and who may see something that holds it. What nothing
 * holds is read by whoever of the company was told its id, which cannot be found by trying. Needs a transaction of the owner, for no index
 * over what a row holds serves under a policy.
 */
export async function mayReadFile(tx: Tx, session: Session, { id, create_user: maker }: StoredRow): Promise<boolean> {
  if (maker === session.userId || session.permissions.has('file_view')) return true
  const { rows } = await sql<Holder>`${sql.join(
    [...recordsWith(session, id), ...othersWith(session, id)].map(
      (holders) => sql`(${holders} order by "isSeen" desc limit ${mostLookedAt})`,
    ),
    sql` union all `,
  )}`.execute(tx)
  if (rows.length === 0 || rows.some(({ isSeen }) => isSeen)) return true
  // Whoever has a task about a record sees it there, whatever their roles say of its list.
  for (const holder of rows) if (await mayReadBusiness(tx, session, holder.id)) return true
  return false
}

/** Every column of a resource that holds files. */
const columns = Object.values(resources).flatMap((core) =>
  Object.entries(core.fields).flatMap(([key, field]) =>
    holdsFiles(field) ? [{ model: modelOf(core), column: columnName(key) }] : [],
  ),
)

/** Texts that show pictures by their address; an index names the files of each. */
export const texts = [{ model: modelOf(wikiArticle), key: 'content' }] as const

export const showsPictures = ({ core }: Model, key: string): boolean =>
  texts.some((text) => text.model.core.key === core.key && text.key === key)

/** Records with the file: removed ones hold it still, and nobody sees them. */
function recordsWith(session: Session, fileId: string): Sql[] {
  const held = JSON.stringify([{ id: fileId }])
  const fields = columns.map(({ model, column }) => ({ model, holds: sql`t.${sql.id(column)} @> ${held}::jsonb` }))
  const named = texts.map(({ model, key }) => ({
    model,
    holds: sql`files_named_in(t.${sql.id(columnName(key))}) @> ${[fileId]}::text[]`,
  }))
  return [...fields, ...named].map(({ model, holds }) => {
    const scope = scopeOf(session, model, 'view')
    const isWithin = scope ? (reach(session, scope, sql`t`) ?? sql`true`) : sql`false`
    return sql`select t.id, (not t.is_deleted and ${isWithin}) as "isSeen" from ${sql.table(model.table)} t
      where t.tenant_id = ${session.tenantId} and ${holds}`
  })
}

/** Messages for those who sent or got them, decisions for those who take part, pictures of people for everybody. */
const othersWith = ({ tenantId, userId }: Session, fileId: string): Sql[] => [
  sql`select m.id, (m.create_user = ${userId} or exists (select from message_receiver r
      where r.tenant_id = m.tenant_id and r.message_id = m.id and r.user_id = ${userId})) as "isSeen"
    from message m where m.tenant_id = ${tenantId} and m.attachments @> ${[fileId]}::text[]`,
  sql`select s.instance_id as id, exists (select from process_participant p
      where p.tenant_id = s.tenant_id and p.instance_id = s.instance_id and p.user_id = ${userId}) as "isSeen"
    from process_step s where s.tenant_id = ${tenantId} and s.attachments @> ${JSON.stringify([{ url: linkOf(fileId) }])}::jsonb`,
  sql`select a.user_id as id, true as "isSeen" from user_avatar a where a.tenant_id = ${tenantId} and a.file_id = ${fileId}`,
]
