import { sql } from 'kysely'
import { Refusal } from '../http/errors.ts'
import type { Session } from '../http/route.ts'
import type { Services } from '../services.ts'
import { clearAttempts, reserveAttempt } from './guard.ts'
import { verifyPassword } from './passwords.ts'

/**
 * Throws unless this is the caller's own password. Guesses are counted with those at the login page, or a session left open would be a
 * way around them.
 */
export async function checkOwnPassword(
  services: Services,
  session: Session,
  password: string | null,
  address: string,
): Promise<void> {
  const { database, clock } = services
  const { tenantId, userId, account } = session
  const attempt = { tenantId, account, address }
  const { refusal, stored } = await database.asSystem(async (tx) => {
    const refusal = await reserveAttempt(tx, clock(), attempt)
    const { rows } = await sql<{ password_hash: string }>`
      select password_hash from user_secret where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx)
    return { refusal, stored: rows[0]?.password_hash }
  })
  if (refusal) throw refusal
  const matches = await verifyPassword(password ?? '', stored)
  if (!matches || password === null) throw new Refusal('passwordWrong')
  await database.asSystem((tx) => clearAttempts(tx, attempt))
}
