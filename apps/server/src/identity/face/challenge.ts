import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../../services/services.ts'
import { isSigned, makeSigned } from '../secrets/hashing.ts'
import { portalOrigin } from '../signIn/tenant.ts'

const lifeSeconds = 300

/** The site that a key belongs to, as the browser names it. */
export function siteOf(services: Services, request: FastifyRequest): { origin: string; rpId: string } {
  const { origin, hostname } = portalOrigin(request, services)
  return { origin, rpId: hostname }
}

/** Remembers what an authenticator is asked to sign; answers the name by which it is found again. */
export async function keepChallenge({ database, clock, keys }: Services, challenge: string, userId?: string): Promise<string> {
  const id = makeSigned(keys.token, 'face')
  const now = clock()
  await database.asSystem(async (tx) => {
    await sql`insert into face_challenge (id, challenge, user_id, expires_at)
      values (${id}, ${challenge}, ${userId ?? null}, ${new Date(now.getTime() + lifeSeconds * 1000).toISOString()}::timestamptz)`.execute(
      tx,
    )
  })
  return id
}

/** Takes what was asked, once and by the same user (none: at sign-in); undefined when it is gone or too old. */
export async function takeChallenge(
  { database, clock, keys }: Services,
  id: string,
  userId?: string,
): Promise<string | undefined> {
  if (!isSigned(keys.token, 'face', id)) return undefined
  const { rows } = await database.asSystem((tx) =>
    sql<{ challenge: string; userId: string | null }>`delete from face_challenge
      where id = ${id} and expires_at > ${clock().toISOString()}::timestamptz returning challenge, user_id as "userId"`.execute(
      tx,
    ),
  )
  return rows[0] && rows[0].userId === (userId ?? null) ? rows[0].challenge : undefined
}
