import { type Language, validate } from '@bip/contract'
import { user } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { insertRows } from '../../db/insertRows.ts'
import { modelFor } from '../../model/model.ts'
import { refuseProblems } from '../../resources/draft/check.ts'
import { insertRecords, newRow } from '../../resources/draft/rows.ts'
import { raceSafe } from '../../resources/write/unique.ts'
import type { Services } from '../../services/services.ts'
import { checkCaptcha } from '../captcha/captcha.ts'
import { captchaIsDue } from '../captcha/rule.ts'
import { isSigned } from '../secrets/hashing.ts'
import { checkStrength, hashForStranger } from '../secrets/passwords.ts'
import { storePassword } from '../secrets/stored.ts'
import type { Visitor } from '../signIn/admission.ts'
import { keepClash } from '../signIn/clash.ts'
import { findLinked, type Identity, linkIdentity, takeStranger } from '../social/identities.ts'
import { chargeRegistration, demandWork, registrationsOf } from './budget.ts'
import { tellAdministrators } from './notice.ts'

export type Registration = {
  name: string
  account: string
  /** SM2 in hex. */
  password: string
  phone?: string
  email?: string
  /** What a third-party sign-in of somebody unknown was answered with: the new account is linked to them. */
  oauthId?: string
}

const fields = {
  account: user.fields.account,
  realName: user.fields.realName,
  phone: user.fields.phone,
  email: user.fields.email,
}

/**
 * Makes an account that waits for an administrator. Where the account exists already, nobody but administrators is told. Throws Refusal
 * `registrationClosed`, `registrationsFull`, `registrationsOfPhone`, `tenantUnknown`, what is wrong with a field, or `captchaNeeded`,
 * `captchaWrong`.
 */
export async function register(services: Services, visitor: Visitor, asked: Registration, language: Language): Promise<void> {
  const { config, database, clock, keys, access } = services
  if (!config.isOpenToRegister) throw new Refusal('registrationClosed')
  if (asked.oauthId && !isSigned(keys.token, 'stranger', asked.oauthId)) throw new Refusal('socialFailed')
  await demandWork(services, visitor)
  await passCaptcha(services, visitor)
  const value = checkedFields(asked, language)
  const password = await access.decrypt(asked.password, { isStranger: true })
  if (password === null) throw new Refusal('passwordWeak', { min: 8, max: 128 })
  checkStrength(password, value.account)
  const refusal = await database.asSystem(async (tx) => {
    await mustBeOpen(tx, visitor.tenantId)
    return chargeRegistration(tx, services, visitor, value.phone)
  })
  if (refusal) throw refusal
  const hash = await hashForStranger(password)
  const wanted = { visitor, value, hash, language }
  const store = () =>
    database.asSystem(async (tx) => {
      const identity = asked.oauthId ? await takeIdentity(tx, visitor.tenantId, asked.oauthId, clock()) : undefined
      if (await isTaken(tx, wanted)) await noteClash(tx, services, wanted, identity)
      else await makeAccount(tx, services, wanted, identity)
    })
  // An administrator may have made the account in this very moment.
  await store().catch((error: unknown) => {
    if (error instanceof Refusal && error.key === 'duplicate') return store()
    throw error
  })
}

/** Whom a third party vouched for. Throws before anybody asks whether the account exists. */
async function takeIdentity(tx: Tx, tenantId: string, oauthId: string, now: Date): Promise<Identity> {
  const identity = await takeStranger(tx, oauthId, now)
  if (!identity) throw new Refusal('socialFailed')
  if (await findLinked(tx, tenantId, identity)) throw new Refusal('socialTaken')
  return identity
}

type Checked = { account: string; realName: string; phone?: string; email?: string }
type Wanted = { visitor: Visitor; value: Checked; hash: string; language: Language }

function checkedFields(asked: Registration, language: Language): Checked {
  const { account, name: realName, phone, email } = asked
  const { value, problems } = validate(fields, { account, realName, phone, email })
  refuseProblems(modelFor('user'), problems, language)
  const textOf = (given: unknown) => (given === null || given === undefined || given === '' ? undefined : String(given))
  return {
    account: String(value.account),
    realName: String(value.realName),
    phone: textOf(value.phone),
    email: textOf(value.email),
  }
}

/** Failures are none here, so `afterFailures` asks after as many registrations. */
async function passCaptcha(services: Services, visitor: Visitor): Promise<void> {
  const isDue = await services.database.asSystem(
    (tx) => captchaIsDue(tx, services, visitor.tenantId, () => registrationsOf(tx, services.clock(), visitor)),
    { readOnly: true },
  )
  if (isDue) await checkCaptcha(services, visitor.captcha.key, visitor.captcha.code)
}

async function mustBeOpen(tx: Tx, tenantId: string): Promise<void> {
  const { rows } = await sql<{ status: string }>`select status from tenant where tenant_id = ${tenantId}`.execute(tx)
  if (!rows[0]) throw new Refusal('tenantUnknown')
  if (rows[0].status === 'disabled') throw new Refusal('tenantDisabled')
}

/** Of two who ask for one account at the same time, the second one waits for the first. */
async function isTaken(tx: Tx, { visitor: { tenantId }, value: { account } }: Wanted): Promise<boolean> {
  const name = `register:${tenantId}:${account.toLowerCase()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const { rows } = await sql`select from "user" where tenant_id = ${tenantId} and lower(account) = lower(${account})
    and not is_deleted limit 1`.execute(tx)
  return rows.length > 0
}

async function noteClash(tx: Tx, { clock }: Services, wanted: Wanted, identity: Identity | undefined): Promise<void> {
  const { visitor, value, hash } = wanted
  const { account, realName, phone = '', email = '' } = value
  const isNew = await keepClash(tx, visitor.tenantId, { account, realName, phone, email, hash, identity }, clock())
  if (isNew) await tellAdministrators(tx, visitor.tenantId, { userId: '', realName }, clock())
}

async function makeAccount(tx: Tx, { clock }: Services, wanted: Wanted, identity: Identity | undefined): Promise<void> {
  const { visitor, value, hash, language } = wanted
  const { tenantId } = visitor
  const at = clock()
  const userId = await insertAccount(tx, tenantId, value, at, language)
  await storePassword(tx, { tenantId, userIds: [userId], hash, pwStatus: 0, origin: 'own', at: at.toISOString() })
  if (identity) await linkIdentity(tx, { tenantId, userId, ...identity, at })
  await tellAdministrators(tx, tenantId, { userId, realName: value.realName }, at)
}

async function insertAccount(tx: Tx, tenantId: string, values: Checked, now: Date, language: Language): Promise<string> {
  const id = newId(now.getTime())
  const at = now.toISOString()
  const base = newRow({ tenantId, id, userId: id, at: now })
  const model = modelFor('user')
  const record = { base, values: { ...values, roleIds: [], status: 'waiting' } }
  await raceSafe(model, values, language, () => insertRecords(tx, model, [record]))
  await insertRows(tx, 'change_history', [
    {
      tenant_id: tenantId,
      id: newId(),
      resource: 'user',
      record_id: id,
      version: 1,
      operation: 'create',
      at,
      user_id: id,
      user_name: values.realName,
      changes: {},
    },
  ])
  return id
}
