import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { type Attempt, type Lane, returnAttempt } from '../guard/guard.ts'
import { verifyPassword } from '../secrets/passwords.ts'
import { admit, attemptOf, type Candidate, captchaDue, enter, type Granted, type Visitor } from '../signIn/admission.ts'
import { type ClashStatus, newestClash } from '../signIn/clash.ts'

type SignIn = {
  account: string
  /** SM2 in hex, as the client encrypted it. */
  password: string
  /** A captcha is asked for whatever the rule says. */
  always: boolean
}

type Found = { candidate?: Candidate & { hash: string | null }; clash?: { hash: string; status: ClashStatus } }

/**
 * Signs a user in and answers the first tokens. Throws Refusal `loginLocked`, `captchaNeeded`, `captchaWrong`, `loginFailed` (the same
 * whether the account or the password was wrong) or, with the right password only, why the account is closed.
 */
export async function signIn(services: Services, visitor: Visitor, { account, password, always }: SignIn): Promise<Granted> {
  const needs = { ...visitor, subject: account }
  const attempt = attemptOf(needs)
  const lane = await admit(services, needs, { always })
  const found = await services.database.asSystem((tx) => find(tx, visitor.tenantId, account), { readOnly: true })
  const verdict = await evaluated(services, attempt, lane, () => judge(services, found, password, lane))
  if (verdict === 'right' && found.candidate) return enter(services, needs, found.candidate)
  if (verdict === 'waiting') throw new Refusal('accountWaiting')
  if (verdict === 'refused') throw new Refusal('accountRefused')
  // Says whether the next attempt needs a captcha, so that the page can show one at once.
  throw new Refusal('loginFailed', {}, { captcha: await captchaDue(services, attempt) })
}

/** A try that is turned away before anybody looked at it was none. */
async function evaluated<T>({ database }: Services, attempt: Attempt, lane: Lane, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.key === 'busy') await database.asSystem((tx) => returnAttempt(tx, attempt, lane))
    throw error
  }
}

/**
 * An unknown account is evaluated as long as a known one; a password that does not decrypt matches nothing. Where a registration waits, it
 * is evaluated twice, so that whoever registered learns by the time no more than by the words: whether the account was there before.
 */
async function judge({ access }: Services, { candidate, clash }: Found, sealed: string, lane: Lane) {
  const who = { isStranger: !lane.isKnown }
  const password = await access.decrypt(sealed, who)
  const matches = await verifyPassword(password ?? '', candidate?.hash ?? undefined, who)
  const isWaiting = candidate?.status === 'waiting' || candidate?.status === 'refused'
  const hasAsked = (clash || isWaiting) && (await verifyPassword(password ?? '', clash?.hash, who))
  if (password === null) return 'wrong'
  if (matches) return 'right'
  return hasAsked && clash ? clash.status : 'wrong'
}

async function find(tx: Tx, tenantId: string, account: string): Promise<Found> {
  const { rows } = await sql<Candidate & { hash: string | null }>`
    select u.id, u.account, u.status, p.password_hash as hash
    from "user" u left join user_secret p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.tenant_id = ${tenantId} and lower(u.account) = lower(${account}) and not u.is_deleted
    limit 1`.execute(tx)
  return { candidate: rows[0], clash: await newestClash(tx, tenantId, { account }) }
}
