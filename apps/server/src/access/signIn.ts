import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { verifyPassword } from './passwords.ts'
import { admit, attemptOf, type Candidate, captchaDue, enter, type Granted, type Visitor } from './signInAdmission.ts'

type SignIn = {
  account: string
  /** SM2 in hex, as the client encrypted it. */
  password: string
  /** A captcha is asked for whatever the rule says. */
  always: boolean
}

/**
 * Signs a user in and answers the first tokens. Throws Refusal `loginLocked`, `captchaNeeded`, `captchaWrong`, `loginFailed` (the same
 * whether the account or the password was wrong) or, with the right password only, why the account is closed.
 */
export async function signIn(
  services: Services,
  visitor: Visitor,
  { account, password: sealed, always }: SignIn,
): Promise<Granted> {
  const needs = { ...visitor, subject: account }
  await admit(services, needs, { always })
  const candidate = await services.database.asSystem((tx) => findCandidate(tx, visitor.tenantId, account), { readOnly: true })
  const password = await services.access.decrypt(sealed)
  // An unknown account is evaluated as long as a known one; a password that does not decrypt matches nothing.
  const matches = await verifyPassword(password ?? '', candidate?.hash ?? undefined)
  if (!candidate || !matches || password === null)
    // Says whether the next attempt needs a captcha, so that the page can show one at once.
    throw new Refusal('loginFailed', {}, { captcha: await captchaDue(services, attemptOf(needs)) })
  return enter(services, needs, candidate)
}

async function findCandidate(
  tx: Tx,
  tenantId: string,
  account: string,
): Promise<(Candidate & { hash: string | null }) | undefined> {
  const { rows } = await sql<Candidate & { hash: string | null }>`
    select u.id, u.account, u.status, p.password_hash as hash
    from "user" u left join user_secret p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.tenant_id = ${tenantId} and lower(u.account) = lower(${account}) and not u.is_deleted
    limit 1`.execute(tx)
  return rows[0]
}
