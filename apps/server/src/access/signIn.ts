import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { captchaAfter, checkCaptcha } from './captcha.ts'
import { type Attempt, clearAttempts, failuresOf, reserveAttempt } from './guard.ts'
import { verifyPassword } from './passwords.ts'
import { openSession, type TokenPair } from './sessions.ts'

type SignIn = Attempt & {
  /** SM2 in hex, as the client encrypted it. */
  password: string
  captcha: { key?: string; code?: string; always: boolean }
  agent: string
}

type Candidate = { id: string; status: string; password_hash: string | null }

/**
 * Signs a user in and answers the first tokens. Throws Refusal `loginLocked`, `captchaNeeded`, `captchaWrong`, `loginFailed` (the same
 * whether the account or the password was wrong) or, with the right password only, `accountDisabled`.
 */
export async function signIn(services: Services, attempt: SignIn): Promise<TokenPair & { tenantId: string; userId: string }> {
  const { database, clock } = services
  if (attempt.captcha.always || (await captchaDue(services, attempt)))
    await checkCaptcha(services, attempt.captcha.key, attempt.captcha.code)
  const { refusal, candidate } = await database.asSystem(async (tx) => ({
    refusal: await reserveAttempt(tx, clock(), attempt),
    candidate: await findCandidate(tx, attempt),
  }))
  if (refusal) throw refusal

  const password = await services.access.decrypt(attempt.password)
  // An unknown account is evaluated as long as a known one; a password that does not decrypt matches nothing.
  const matches = await verifyPassword(password ?? '', candidate?.password_hash ?? undefined)
  if (!candidate || !matches || password === null)
    // Says whether the next attempt needs a captcha, so that the page can show one at once.
    throw new Refusal('loginFailed', {}, { captcha: await captchaDue(services, attempt) })
  if (candidate.status !== 'enabled') throw new Refusal('accountDisabled')

  const { tenantId, address, agent } = attempt
  const known = { tenantId, userId: candidate.id }
  return database.asSystem(async (tx) => {
    await clearAttempts(tx, attempt)
    return { ...known, ...(await openSession(tx, services, { ...known, address, agent })) }
  })
}

/** Whether an attempt needs a captcha: by the tenant's own setting, else the operator's. */
async function captchaDue({ database, config }: Services, attempt: Attempt): Promise<boolean> {
  return database.asSystem(
    async (tx) => {
      const { rows } = await sql<{ captcha: Config['captcha'] | null }>`
        select captcha from tenant where tenant_id = ${attempt.tenantId}`.execute(tx)
      const policy = rows[0]?.captcha ?? config.captcha
      return policy === 'always' || (policy === 'afterFailures' && (await failuresOf(tx, attempt)) >= captchaAfter)
    },
    { readOnly: true },
  )
}

async function findCandidate(tx: Tx, { tenantId, account }: Attempt): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select u.id, u.status, p.password_hash
    from "user" u left join user_secret p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.tenant_id = ${tenantId} and lower(u.account) = lower(${account}) and not u.is_deleted
    limit 1`.execute(tx)
  return rows[0]
}
