import type { Ticket } from '@bip/contract'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { hashOf, randomSecret } from '../hashing.ts'

const lifeSeconds = 60

/** A path of the portal: it never leaves the origin, however a browser reads it. */
export const targetForm = /^\/(?![/\\])[^\\\s]{0,500}$/
export const sceneForm = /^[\w-]{1,64}$/

type Wanted = { tenantId: string; userId: string; scene: string; target: string; madeBy: string }

/** Writes a ticket that lets a user in once, within a minute, for one scene. */
export async function makeTicket({ database, clock }: Services, wanted: Wanted): Promise<Ticket> {
  const ticket = randomSecret()
  const now = clock()
  const until = new Date(now.getTime() + lifeSeconds * 1000).toISOString()
  const { tenantId, userId, scene, target, madeBy } = wanted
  await database.asSystem(async (tx) => {
    await sql`delete from login_ticket where expires_at < ${now.toISOString()}::timestamptz`.execute(tx)
    await sql`insert into login_ticket (id_hash, tenant_id, user_id, scene, target, made_by, expires_at)
      values (${hashOf(ticket)}, ${tenantId}, ${userId}, ${scene}, ${target}, ${madeBy}, ${until}::timestamptz)`.execute(tx)
  })
  return { ticket, url: `/transfer/${scene}?token=${ticket}`, expiresIn: lifeSeconds }
}

export type Taken = { tenantId: string; userId: string; scene: string; target: string }

/** Uses a ticket up; undefined for one that was used, is too old or was never made. */
export async function takeTicket({ database, clock }: Services, ticket: string): Promise<Taken | undefined> {
  const { rows } = await database.asSystem((tx) =>
    sql<Taken>`delete from login_ticket where id_hash = ${hashOf(ticket)} and expires_at > ${clock().toISOString()}::timestamptz
      returning tenant_id as "tenantId", user_id as "userId", scene, target`.execute(tx),
  )
  return rows[0]
}
