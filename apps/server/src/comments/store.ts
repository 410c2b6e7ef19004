import { type CommentPage, type CommentPerson, commentPageSize, label, maxReplies, type RecordComment, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { asStoredFile, readStored } from '../files/stored.ts'
import type { Place } from '../model/question.ts'
import { readNames } from '../model/valueNames.ts'
import type { Session } from '../services/session.ts'

/** A record by its resource and id. */
export type About = { resource: string; recordId: string }

export type Written = { text: string; mentions: readonly string[]; files: readonly string[] }

const comment = label('这条评论', 'This comment', 'Bình luận này')

const fullThread = label(
  '这条评论的回复已达上限，请另写评论',
  'this comment has as many replies as it takes; write a new one',
  'bình luận này đã đủ số trả lời, hãy viết bình luận mới',
)

type Row = Omit<RecordComment, 'mentions' | 'files' | 'isOwn'> & { mentions: string[]; files: string[] }

const columns = sql`id, thread, taken_at is not null as "isTaken", user_id as "userId", user_name as "userName", text, to_json(mentions) as mentions, to_json(files) as files,
  create_time as "createTime", edited_at as "editedAt"`

/** A page of what was said about a record, the newest threads first, each with its answers. */
export async function commentsOf(tx: Tx, session: Session, about: About, before?: string): Promise<CommentPage> {
  const { rows } = await sql<Row>`select ${columns} from record_comment where ${ofRecord(session, about)}
    and thread is null ${before ? sql`and id < ${before}` : sql``} order by id desc limit ${commentPageSize + 1}`.execute(tx)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total from record_comment
    where ${ofRecord(session, about)} and taken_at is null`.execute(tx)
  const page = rows.slice(0, commentPageSize)
  const next = rows.length > commentPageSize ? (page.at(-1)?.id ?? null) : null
  const { rows: answers } = await sql<Row>`select ${columns} from record_comment where tenant_id = ${session.tenantId}
    and thread = any(${page.map(({ id }) => id)}::text[]) order by id`.execute(tx)
  const shown = await present(tx, session, [...page, ...answers])
  const [comments, replies] = [shown.slice(0, page.length), shown.slice(page.length)]
  return { comments, replies, total: counts[0]?.total ?? 0, next }
}

const ofRecord = ({ tenantId }: Session, { resource, recordId }: About) =>
  sql`tenant_id = ${tenantId} and resource = ${resource} and record_id = ${recordId}`

/** Rows with the names of people as they are now, and their files. */
async function present(tx: Tx, session: Session, rows: readonly Row[]): Promise<RecordComment[]> {
  const { tenantId, userId } = session
  const people = new Set(rows.flatMap((row) => [row.userId, ...row.mentions]))
  const names = (await readNames(tx, tenantId, new Map([['user', people]]))).get('user')
  const stored = await readStored(
    tx,
    tenantId,
    rows.flatMap(({ files }) => files),
  )
  const person = (id: string): CommentPerson => ({ id, name: names?.get(id) ?? id })
  return rows.map((row) => ({
    ...row,
    userName: names?.get(row.userId) ?? row.userName,
    mentions: row.mentions.map(person),
    files: row.files.flatMap((id) => {
      const file = stored.get(id)
      return file ? [asStoredFile(file)] : []
    }),
    isOwn: row.userId === userId,
  }))
}

/** The caller's own comment, held until the end of the transaction. Throws `notFound` for all others. */
export async function ownComment(
  tx: Tx,
  { tenantId, userId }: Session,
  id: string,
  place: Place,
): Promise<About & Pick<Row, 'mentions' | 'files'>> {
  const { rows } = await sql<About & Pick<Row, 'mentions' | 'files'>>`select resource, record_id as "recordId",
      to_json(mentions) as mentions, to_json(files) as files
    from record_comment where tenant_id = ${tenantId} and id = ${id} and user_id = ${userId}
      and taken_at is null for update`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('notFound', { what: say(comment, place.language) })
  return row
}

/** A comment that is answered: its author, and its thread. Throws `notFound` where it was taken away, or speaks of another record. */
export async function answered(
  tx: Tx,
  session: Session,
  about: About,
  id: string,
  place: Place,
): Promise<{ userId: string; thread: string }> {
  const { rows } = await sql<{ userId: string; thread: string }>`select user_id as "userId", coalesce(thread, id) as thread
    from record_comment where ${ofRecord(session, about)} and id = ${id} and taken_at is null`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('notFound', { what: say(comment, place.language) })
  return row
}

/** Holds a thread until the end of the transaction, so that nobody takes its first comment away meanwhile. Throws where it is full. */
export async function holdThread(tx: Tx, { tenantId }: Session, thread: string, place: Place): Promise<void> {
  const { rows } = await sql`select from record_comment where tenant_id = ${tenantId} and id = ${thread} for update`.execute(tx)
  if (rows.length === 0) throw new Refusal('notFound', { what: say(comment, place.language) })
  const { rows: counts } = await sql<{ count: number }>`select count(*)::int as count from record_comment
    where tenant_id = ${tenantId} and thread = ${thread}`.execute(tx)
  if ((counts[0]?.count ?? 0) >= maxReplies) throw new Refusal('badRequest', { reason: say(fullThread, place.language) })
}

type Saving = About & Written & { id: string; thread: string | null; at: Date; isNew: boolean }

/** Stores a comment as the caller wrote it. */
export async function writeComment(tx: Tx, session: Session, saving: Saving): Promise<RecordComment> {
  const { tenantId, userId, realName } = session
  const { id, thread, resource, recordId, text, mentions, files, at, isNew } = saving
  const { rows } = isNew
    ? await sql<Row>`insert into record_comment
          (tenant_id, id, thread, resource, record_id, user_id, user_name, text, mentions, files, create_time)
        values (${tenantId}, ${id}, ${thread}, ${resource}, ${recordId}, ${userId}, ${realName}, ${text}, ${mentions}::text[], ${files}::text[],
          ${at.toISOString()}::timestamptz) returning ${columns}`.execute(tx)
    : await sql<Row>`update record_comment set text = ${text}, mentions = ${mentions}::text[], files = ${files}::text[],
          edited_at = ${at.toISOString()}::timestamptz
        where tenant_id = ${tenantId} and id = ${id} returning ${columns}`.execute(tx)
  const [stored] = await present(tx, session, rows)
  if (!stored) throw new Refusal('notFound', { what: say(comment, 'en') })
  return stored
}

/** Takes a comment away. The first one of a thread leaves its place to the answers; with the last of them that goes as well. */
export async function takeComment(tx: Tx, { tenantId }: Session, id: string, at: Date): Promise<void> {
  const { rows: emptied } = await sql`update record_comment c
    set text = '', mentions = '{}', files = '{}', taken_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}
      and exists (select from record_comment a where a.tenant_id = ${tenantId} and a.thread = c.id) returning id`.execute(tx)
  if (emptied.length > 0) return
  const { rows } = await sql<{ thread: string | null }>`delete from record_comment
    where tenant_id = ${tenantId} and id = ${id} returning thread`.execute(tx)
  const thread = rows[0]?.thread
  if (!thread) return
  // An answer on its way holds it; what comes next sees that one.
  await sql`select from record_comment where tenant_id = ${tenantId} and id = ${thread} for update`.execute(tx)
  await sql`delete from record_comment c where tenant_id = ${tenantId} and id = ${thread} and taken_at is not null
    and not exists (select from record_comment a where a.tenant_id = ${tenantId} and a.thread = c.id)`.execute(tx)
}

/** Everybody who said something about a record or was named there, beside the caller, and who made it. */
export async function participantsOf(tx: Tx, session: Session, about: About, maker: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select distinct p as id from record_comment c, unnest(array_append(c.mentions, c.user_id)) p
    where ${ofRecord(session, about)} limit 200`.execute(tx)
  return [...new Set([maker, ...rows.map(({ id }) => id)])].filter((id) => id !== session.userId)
}
