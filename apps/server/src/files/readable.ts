import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Sql } from '../kinds/index.ts'
import { findModel } from '../model/model.ts'
import { reach, scopeOf } from '../model/scope.ts'
import { mayReadBusiness } from '../permissions/participants.ts'
import type { Session } from '../services/session.ts'
import type { StoredRow } from './stored.ts'

/** What holds a file; of each kind a few are looked at, those that the caller may see first. */
type Holder = { id: string; isSeen: boolean }
const maxLookedAt = 20

/**
 * Whether the caller may read a file: who uploaded it and who looks after files may, and who may see something that holds it. What nothing
 * holds is read by whoever of the company was told its id, which cannot be found by trying.
 */
export const mayReadFile = (tx: Tx, session: Session, row: StoredRow): Promise<boolean> => isReadable(tx, session, row, true)

/** Whether the caller sees a file by right, without having been told its id: their own, or held by something that they see. */
export const isSeenFile = (tx: Tx, session: Session, row: StoredRow): Promise<boolean> => isReadable(tx, session, row, false)

async function isReadable(tx: Tx, session: Session, { id, create_user: maker }: StoredRow, unheld: boolean): Promise<boolean> {
  if (maker === session.userId || session.permissions.has('file_view')) return true
  const ids = await withNewer(tx, session, id)
  const kinds = await sql<{ resource: string }>`select distinct resource from file_holder
    where tenant_id = ${session.tenantId} and file_id = any(${ids}::text[])`.execute(tx)
  if (kinds.rows.length === 0) return unheld
  const holders = kinds.rows.map(({ resource }) => holdersSql(session, resource, ids))
  if (kinds.rows.some(({ resource }) => resource === comment)) holders.push(...(await inComments(tx, session, ids)))
  const { rows } = await sql<Holder>`${sql.join(holders, sql` union all `)}`.execute(tx)
  if (rows.length === 0) return unheld
  if (rows.some(({ isSeen }) => isSeen)) return true
  // Whoever has a task about a record sees it there, whatever their roles say of its list.
  for (const holder of rows) if (await mayReadBusiness(tx, session, holder.id)) return true
  return false
}

/** A file and the versions that replaced it: who reads a newer one reads this one in its history. */
async function withNewer(tx: Tx, { tenantId }: Session, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with recursive newer as (
      select ${id}::text collate "C" as id
      union
      select f.id collate "C" from stored_file f join newer n on f.replaces = n.id where f.tenant_id = ${tenantId}
    ) select id from newer`.execute(tx)
  return rows.map((row) => row.id)
}

/** Those of one kind that hold the file or a newer version. Removed records hold it still, and nobody sees them. */
function holdersSql(session: Session, resource: string, fileIds: string[]): Sql {
  const { from, isSeen } = Object.hasOwn(others, resource) ? (others[resource] as Others)(session) : recordsSql(session, resource) // it has it
  return sql`(select h.record_id as id, ${isSeen} as "isSeen" from file_holder h ${from}
    where h.tenant_id = ${session.tenantId} and h.file_id = any(${fileIds}::text[]) and h.resource = ${resource}
    order by "isSeen" desc limit ${maxLookedAt})`
}

const comment = 'comment'

/** Comments that hold the file are read by whoever sees what they are about. */
async function inComments(tx: Tx, session: Session, fileIds: string[]): Promise<Sql[]> {
  const ofFile = sql`from file_holder h join record_comment c on c.tenant_id = h.tenant_id and c.id = h.row_id
    where h.tenant_id = ${session.tenantId} and h.file_id = any(${fileIds}::text[]) and h.resource = ${comment}`
  const { rows } = await sql<{ resource: string }>`select distinct c.resource ${ofFile}`.execute(tx)
  return rows.map(({ resource }) => {
    const { from, isSeen } = recordsSql(session, resource)
    const about = sql`(select h.tenant_id, c.record_id as record_id ${ofFile} and c.resource = ${resource})`
    return sql`(select h.record_id as id, ${isSeen} as "isSeen" from ${about} h ${from} order by "isSeen" desc limit ${maxLookedAt})`
  })
}

type Seen = { from: Sql; isSeen: Sql }
type Others = (session: Session) => Seen

function recordsSql(session: Session, resource: string): Seen {
  const model = findModel(resource)
  // What a resource that is gone held stays its secret.
  if (!model) return { from: sql``, isSeen: sql`false` }
  const scope = scopeOf(session, model, 'view')
  const isWithin = scope ? (reach(session, scope, sql`t`) ?? sql`true`) : sql`false`
  const from = sql`join ${sql.table(model.table)} t on t.tenant_id = h.tenant_id and t.id = h.record_id`
  return { from, isSeen: sql`(not t.is_deleted and ${isWithin})` }
}

/** Messages for those who sent or got them, decisions for those who take part, pictures of people for everybody. */
const others: Record<string, Others> = {
  message: ({ userId }) => ({
    from: sql`join message m on m.tenant_id = h.tenant_id and m.id = h.record_id`,
    isSeen: sql`(m.create_user = ${userId} or exists (select from message_receiver r
      where r.tenant_id = m.tenant_id and r.message_id = m.id and r.user_id = ${userId}))`,
  }),
  decision: ({ userId }) => ({
    from: sql``,
    isSeen: sql`exists (select from process_participant p
      where p.tenant_id = h.tenant_id and p.instance_id = h.record_id and p.user_id = ${userId})`,
  }),
  /** What its comments say is asked for by the records that they are about. */
  [comment]: () => ({ from: sql``, isSeen: sql`false` }),
  avatar: () => ({ from: sql``, isSeen: sql`true` }),
}
