import type { Ticket, TicketHolder } from '@bip/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { hashOf, isSigned, makeSigned } from '../secrets/hashing.ts'

const lifeSeconds = 60

/** A path of the portal: it never leaves the origin, however a browser reads it. */
export const targetForm = /^\/(?![/\\])[^\\\s]{0,500}$/
/** 256 bits in base64url. */
export const ticketForm = /^[\w-]{43}$/
export const sceneForm = /^[\w-]{1,64}$/

type Wanted = {
  tenantId: string
  userId: string
  scene: string
  target: string
  madeBy: string
  /** The session of whoever asked for it, where it was theirs: the ticket does not outlive it. */
  sessionId?: string
}

/** Writes a ticket that lets a user in once, within a minute, for one scene. */
export async function makeTicket({ database, clock, keys }: Services, wanted: Wanted): Promise<Ticket> {
  const ticket = makeSigned(keys.token, 'ticket')
  const now = clock()
  const until = new Date(now.getTime() + lifeSeconds * 1000).toISOString()
  const { tenantId, userId, scene, target, madeBy, sessionId = null } = wanted
  await database.asSystem(async (tx) => {
    await sql`insert into login_ticket (id_hash, tenant_id, user_id, scene, target, made_by, session_id, expires_at)
      values (${hashOf(ticket)}, ${tenantId}, ${userId}, ${scene}, ${target}, ${madeBy}, ${sessionId}, ${until}::timestamptz)`.execute(
      tx,
    )
  })
  return { ticket, url: `/transfer/${scene}?token=${ticket}`, expiresIn: lifeSeconds }
}

type Taken = { tenantId: string; userId: string; scene: string; target: string }

/** A ticket that is good at a moment: not too old, and its session, where it has one, still open. */
const good = (ticket: string, at: string): RawBuilder<boolean> =>
  sql`t.id_hash = ${hashOf(ticket)} and t.expires_at > ${at}::timestamptz and (t.session_id is null or exists (
    select from session s where s.tenant_id = t.tenant_id and s.id = t.session_id and s.ended_at is null
      and s.expires_at > ${at}::timestamptz))`

/** Uses a ticket up; undefined for one that was used, is too old or was never made: for the last no query is made. */
export async function takeTicket({ database, clock, keys }: Services, ticket: string): Promise<Taken | undefined> {
  if (!isSigned(keys.token, 'ticket', ticket)) return undefined
  const { rows } = await database.asSystem((tx) =>
    sql<Taken>`delete from login_ticket t where ${good(ticket, clock().toISOString())}
      returning tenant_id as "tenantId", user_id as "userId", scene, target`.execute(tx),
  )
  return rows[0]
}

type Caller = Pick<Session, 'tenantId' | 'userId'>

/** Whom a ticket lets in, without using it up; taken where that is the caller, who is in already. Undefined as for `takeTicket`. */
export async function ticketHolder(
  { database, clock }: Services,
  ticket: string,
  caller: Caller | null,
): Promise<TicketHolder | undefined> {
  type Row = Taken & Pick<TicketHolder, 'name' | 'account'>
  return database.asSystem(async (tx) => {
    const { rows } = await sql<Row>`select t.tenant_id as "tenantId", t.user_id as "userId", t.scene, t.target,
        u.real_name as name, u.account
      from login_ticket t join "user" u on u.tenant_id = t.tenant_id and u.id = t.user_id and not u.is_deleted
      where ${good(ticket, clock().toISOString())}`.execute(tx)
    const [found] = rows
    if (!found) return undefined
    const { name, account, target: to } = found
    const isCaller = found.tenantId === caller?.tenantId && found.userId === caller.userId
    if (isCaller) await sql`delete from login_ticket where id_hash = ${hashOf(ticket)}`.execute(tx)
    return { name, account, to, isCaller }
  })
}
