import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { checkCaptcha } from '../captcha/captcha.ts'
import { captchaIsDue } from '../captcha/rule.ts'
import { type Attempt, clearAttempts, failuresOf, type Lane, lockOf, reserveAttempt } from '../guard/guard.ts'
import { rememberDevice } from '../session/knownDevice.ts'
import { openSession, type TokenPair } from '../session/sessions.ts'

/** Who wants to come in, as far as the request says. */
export type Visitor = {
  tenantId: string
  address: string
  agent: string
  /** Which program asks, by its own word. */
  clientId: string | null
  captcha: { key?: string; code?: string }
  /** Devices that the browser says it is. */
  devices: readonly string[]
  /** A solved puzzle, as it was handed in. */
  work?: string
}

export type Granted = TokenPair & {
  tenantId: string
  userId: string
  /** The browser is known by this from now on. */
  deviceId?: string
  redirectTo?: string
}

/** Somebody whom a way to sign in has found. */
export type Candidate = { id: string; account: string; status: string }

type Needs = Visitor & {
  /** What failures are counted under: an account, or a name that no account can have, such as `sms:` and a phone. */
  subject: string
  kind?: Attempt['kind']
}

export const attemptOf = ({ subject, ...visitor }: Needs): Attempt => ({ ...visitor, account: subject })

/** How somebody came in. */
type SignInTraits = {
  /** It takes something that others may guess, so it waits where too much was guessed. Default true. */
  isGuessable?: boolean
  /** It shows that this is the user's own browser, which is known from now on. Default true. */
  isRemembered?: boolean
}

/**
 * What stands before every way to sign in: the captcha where one is due, then one try of those that are left. `hasCaptcha` when one
 * was solved for an earlier step of the same sign-in. Answers where the try is counted. Throws Refusal `captchaNeeded`, `captchaWrong`
 * or `loginLocked`.
 */
export async function admit(
  services: Services,
  needs: Needs,
  options: { always?: boolean; hasCaptcha?: boolean } = {},
): Promise<Lane> {
  const attempt = attemptOf(needs)
  const isDue = options.always || (await captchaDue(services, attempt, options.hasCaptcha))
  if (isDue) await checkCaptcha(services, needs.captcha.key, needs.captcha.code)
  const reserved = await services.database.asSystem((tx) => reserveAttempt(tx, services, attempt))
  if ('refusal' in reserved) throw reserved.refusal
  return reserved.lane
}

/**
 * Opens the session of somebody who has shown who they are. Throws Refusal `accountDisabled`, `accountWaiting`, `accountRefused`,
 * `tenantDisabled`, or `loginLocked` while their account has to wait and they came by something that can be guessed.
 */
export async function enter(services: Services, needs: Needs, candidate: Candidate, way: SignInTraits = {}): Promise<Granted> {
  const { isGuessable = true, isRemembered = true } = way
  const { tenantId, address, agent, clientId, devices } = needs
  const known = { tenantId, userId: candidate.id }
  const now = services.clock()
  const { refusal, granted } = await services.database.asSystem(async (tx) => {
    if (isGuessable) await clearAttempts(tx, now, attemptOf(needs))
    const refusal =
      statusRefusal(candidate) ??
      (await closedTenant(tx, tenantId)) ??
      (isGuessable ? await lockOf(tx, now, { tenantId, address, devices, account: candidate.account }) : null)
    if (refusal) return { refusal }
    const deviceId = isRemembered ? await rememberDevice(tx, now, { ...known, devices }) : undefined
    const pair = await openSession(tx, services, { ...known, address, agent, clientId, deviceId })
    return { granted: { ...known, ...pair, ...(deviceId && { deviceId }) } }
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

/** Whether the next attempt needs a captcha. */
export const captchaDue = (services: Services, attempt: Attempt, hasCaptcha = false): Promise<boolean> =>
  services.database.asSystem(
    (tx) => captchaIsDue(tx, services, attempt.tenantId, () => failuresOf(tx, services.clock(), attempt), hasCaptcha),
    { readOnly: true },
  )

/** A user of a tenant who was not removed, by id. */
export async function findUser(tx: Tx, tenantId: string, userId: string): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select id, account, status from "user" where tenant_id = ${tenantId} and id = ${userId} and not is_deleted`.execute(tx)
  return rows[0]
}
