import {
  enumerated,
  type Language,
  type Message,
  type MessageType,
  type OpenMessage,
  type Page,
  type TopMessages,
} from '@bip/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { asStoredFile, readStored } from '../files/stored.ts'
import type { Session } from '../services/session.ts'

export type Asked = { current: number; size: number; type?: MessageType }

/** A message that somebody sent, with how many were told. */
export type SentMessage = Message & { receiverCount: number; receiverNames: string }

type SentRow = Message & { receiverCount: number; receiverNames: string[] }

const said = (part: 'title' | 'content', language: Language) =>
  sql`coalesce(m.words -> ${sql.lit(part)} ->> ${sql.lit(language)}, m.${sql.id(part)}) as ${sql.id(part)}`

const columns = (language: Language) => sql`
  m.id, m.type::int as type, ${said('title', language)}, ${said('content', language)}, m.create_time as "createTime",
  m.create_user_name as "createUserName", m.url`

const received = ({ tenantId, userId }: Session) => sql`message_receiver r
  join message m on m.tenant_id = r.tenant_id and m.id = r.message_id
  where r.tenant_id = ${tenantId} and r.user_id = ${userId}`

const sent = ({ tenantId, userId }: Session) =>
  sql`message m where m.tenant_id = ${tenantId} and m.create_user = ${userId} and m.is_sent`

const ofType = (type: MessageType | undefined) => (type === undefined ? sql`` : sql` and m.type = ${type}`)

const receivers = sql`(select count(*)::int from message_receiver r where r.tenant_id = m.tenant_id and r.message_id = m.id) as "receiverCount",
  array(select u.real_name from (select r.user_id from message_receiver r
    where r.tenant_id = m.tenant_id and r.message_id = m.id order by r.user_id limit 5) r
    join "user" u on u.tenant_id = m.tenant_id and u.id = r.user_id order by u.id) as "receiverNames"`

/** The first of the receivers in one line, as the reader's language writes a list. */
const named = <T extends SentRow>(row: T, language: Language) => ({
  ...row,
  receiverNames: enumerated(row.receiverNames, language),
})

/** What the bell shows: the ten newest, and how many are unread. */
export async function topMessages(tx: Tx, session: Session, language: Language): Promise<TopMessages> {
  const { rows } = await sql<Message>`select ${columns(language)}, r.is_read::int as "isRead" from ${received(session)}
    order by m.create_time desc, m.id desc limit 10`.execute(tx)
  const { rows: counts } = await sql<{ unread: number }>`select count(*)::int as unread from message_receiver
    where tenant_id = ${session.tenantId} and user_id = ${session.userId} and is_read = 1`.execute(tx)
  return { messageList: rows, unReadCount: counts[0]?.unread ?? 0 }
}

export function receivedMessages(tx: Tx, session: Session, language: Language, asked: Asked): Promise<Page<Message>> {
  const shown = sql`${columns(language)}, r.is_read::int as "isRead"`
  return page(tx, shown, sql`${received(session)}${ofType(asked.type)}`, asked)
}

export async function sentMessages(tx: Tx, session: Session, language: Language, asked: Asked): Promise<Page<SentMessage>> {
  const shown = sql`${columns(language)}, 0 as "isRead", ${receivers}`
  const found = await page<SentRow>(tx, shown, sql`${sent(session)}${ofType(asked.type)}`, asked)
  return { ...found, records: found.records.map((row) => named(row, language)) }
}

async function page<T>(
  tx: Tx,
  shown: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  { current, size }: Asked,
): Promise<Page<T>> {
  const { rows } =
    await sql<T>`select ${shown} from ${from} order by m.create_time desc, m.id desc limit ${size} offset ${(current - 1) * size}`.execute(
      tx,
    )
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(tx)
  const total = counts[0]?.total ?? 0
  return { records: rows, total, current, size, pages: Math.ceil(total / size) }
}

/** A message to the caller, which counts as read from now on; undefined where there is none. */
export async function openMessage(tx: Tx, session: Session, language: Language, id: string): Promise<OpenMessage | undefined> {
  const { tenantId, userId } = session
  await sql`update message_receiver set is_read = 0
    where tenant_id = ${tenantId} and user_id = ${userId} and message_id = ${id} and is_read = 1`.execute(tx)
  return receivedMessage(tx, session, language, id)
}

/** The same, which stays unread. */
export async function receivedMessage(
  tx: Tx,
  session: Session,
  language: Language,
  id: string,
): Promise<OpenMessage | undefined> {
  const { rows } = await sql<Message & Attached>`select ${columns(language)}, r.is_read::int as "isRead", m.attachments,
      (select u.id from "user" u where m.type <> 3 and u.tenant_id = m.tenant_id and u.id = m.create_user and not u.is_deleted) as "createUser"
    from ${received(session)} and r.message_id = ${id}`.execute(tx)
  return rows[0] && withFiles(tx, session.tenantId, rows[0])
}

/** A message of the caller's own; undefined where there is none. */
export async function openSent(
  tx: Tx,
  session: Session,
  language: Language,
  id: string,
): Promise<(SentMessage & OpenMessage) | undefined> {
  const { rows } = await sql<SentRow & Attached>`select ${columns(language)}, 0 as "isRead", ${receivers}, m.attachments
    from ${sent(session)} and m.id = ${id}`.execute(tx)
  return rows[0] && withFiles(tx, session.tenantId, named(rows[0], language))
}

type Attached = { attachments: string[] }

/** The files of a message in place of their ids, in the order in which they were sent. */
async function withFiles<T extends Attached>(tx: Tx, tenantId: string, { attachments, ...message }: T) {
  const stored = await readStored(tx, tenantId, attachments)
  return { ...message, attachments: attachments.flatMap((id) => stored.get(id) ?? []).map(asStoredFile) }
}
