import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { clearAttempts, reserveAttempt } from '../guard/guard.ts'
import { verifyPassword } from '../secrets/passwords.ts'

/**
 * Throws unless this is the caller's own password. Guesses are counted over all open sessions of the account, and at the login page with
 * the others: a session that was left open is no way around them. Guesses at the login page do not keep its owner from it.
 */
export async function checkOwnPassword(
  services: Services,
  session: Session,
  password: string | null,
  address: string,
): Promise<void> {
  const { database, clock } = services
  const { tenantId, userId, account } = session
  const attempt = { tenantId, account, address, insideOf: userId }
  const { reserved, stored } = await database.asSystem(async (tx) => {
    const reserved = await reserveAttempt(tx, services, attempt)
    const { rows } = await sql<{ password_hash: string }>`
      select password_hash from user_secret where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx)
    return { reserved, stored: rows[0]?.password_hash }
  })
  if ('refusal' in reserved) throw reserved.refusal
  const matches = await verifyPassword(password ?? '', stored)
  if (!matches || password === null) throw new Refusal('passwordWrong')
  await database.asSystem((tx) => clearAttempts(tx, clock(), attempt, reserved.lane))
}
