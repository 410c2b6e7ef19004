import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { captchaAfter, checkCaptcha } from './captcha.ts'
import { type Attempt, clearAttempts, failuresOf, lockOf, reserveAttempt } from './guard.ts'
import { openSession, type TokenPair } from './sessions.ts'

/** Who wants to come in, as far as the request says. */
export type Visitor = {
  tenantId: string
  address: string
  agent: string
  /** Which program asks, by its own word. */
  clientId: string | null
  captcha: { key?: string; code?: string }
}

export type Granted = TokenPair & { tenantId: string; userId: string; redirectTo?: string }

/** Somebody whom a way to sign in has found. */
export type Candidate = { id: string; account: string; status: string }

type Needs = Visitor & {
  /** What failures are counted under: an account, or a name that no account can have, such as `sms:` and a phone. */
  subject: string
}

export const attemptOf = ({ tenantId, address, subject }: Needs): Attempt => ({ tenantId, address, account: subject })

/**
 * What stands before every way to sign in: the captcha where one is due, then one try of those that are left. `hasCaptcha` when one
 * was solved for an earlier step of the same sign-in. Throws Refusal `captchaNeeded`, `captchaWrong` or `loginLocked`.
 */
export async function admit(
  services: Services,
  needs: Needs,
  options: { always?: boolean; hasCaptcha?: boolean } = {},
): Promise<void> {
  const attempt = attemptOf(needs)
  const isDue = options.always || (await captchaDue(services, attempt, options.hasCaptcha))
  if (isDue) await checkCaptcha(services, needs.captcha.key, needs.captcha.code)
  const refusal = await services.database.asSystem((tx) => reserveAttempt(tx, services.clock(), attempt))
  if (refusal) throw refusal
}

/**
 * Opens the session of somebody who has shown who they are. Throws Refusal `accountDisabled`, `accountWaiting`, `accountRefused`,
 * `tenantDisabled`, or `loginLocked` while their account has to wait, whichever way they came.
 */
export async function enter(services: Services, needs: Needs, candidate: Candidate): Promise<Granted> {
  const { tenantId, address, agent, clientId } = needs
  const known = { tenantId, userId: candidate.id }
  const { refusal, granted } = await services.database.asSystem(async (tx) => {
    await clearAttempts(tx, attemptOf(needs))
    const refusal =
      statusRefusal(candidate) ?? (await closedTenant(tx, tenantId)) ?? (await locked(tx, services, needs, candidate))
    return refusal
      ? { refusal }
      : { granted: { ...known, ...(await openSession(tx, services, { ...known, address, agent, clientId })) } }
  })
  if (!granted) throw refusal ?? new Refusal('loginFailed')
  return granted
}

const statusRefusals = { disabled: 'accountDisabled', waiting: 'accountWaiting', refused: 'accountRefused' } as const

function statusRefusal({ status }: Candidate): Refusal | null {
  if (status === 'enabled') return null
  return new Refusal(
    Object.hasOwn(statusRefusals, status) ? statusRefusals[status as keyof typeof statusRefusals] : 'accountDisabled',
  )
}

async function closedTenant(tx: Tx, tenantId: string): Promise<Refusal | null> {
  const { rows } = await sql<{ status: string }>`select status from tenant where tenant_id = ${tenantId}`.execute(tx)
  return rows[0]?.status === 'disabled' ? new Refusal('tenantDisabled') : null
}

const locked = (tx: Tx, { clock }: Services, { tenantId, address }: Needs, { account }: Candidate): Promise<Refusal | null> =>
  lockOf(tx, clock(), { tenantId, address, account })

/** Whether the next attempt needs a captcha: by the tenant's own setting, else the operator's. */
export async function captchaDue({ database, config }: Services, attempt: Attempt, hasCaptcha = false): Promise<boolean> {
  return database.asSystem(
    async (tx) => {
      const { rows } = await sql<{ captcha: Config['captcha'] | null }>`
        select captcha from tenant where tenant_id = ${attempt.tenantId}`.execute(tx)
      const policy = rows[0]?.captcha ?? config.captcha
      if (policy === 'always') return !hasCaptcha
      return policy === 'afterFailures' && (await failuresOf(tx, attempt)) >= captchaAfter
    },
    { readOnly: true },
  )
}

/** A user of a tenant who was not removed, by id. */
export async function findUser(tx: Tx, tenantId: string, userId: string): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select id, account, status from "user" where tenant_id = ${tenantId} and id = ${userId} and not is_deleted`.execute(tx)
  return rows[0]
}
