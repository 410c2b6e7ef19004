import { type Language, validate } from '@bip/contract'
import { user } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { Refusal } from '../../http/errors.ts'
import { notify } from '../../messages/notify.ts'
import { insertRows } from '../../resources/changes.ts'
import { refuseProblems } from '../../resources/check.ts'
import { modelFor } from '../../resources/model.ts'
import { insertRecords } from '../../resources/rows.ts'
import { raceSafe, refuseDuplicates } from '../../resources/unique.ts'
import type { Services } from '../../services.ts'
import { clearAttempts } from '../guard.ts'
import { checkStrength, hashPassword } from '../passwords.ts'
import { storePassword } from '../secrets.ts'
import { admit, attemptOf, type Visitor } from '../signInAdmission.ts'
import { linkIdentity, takeStranger } from '../social/identities.ts'
import { registrationNotice } from './notice.ts'

/** Registrations that may wait at once in a tenant; strangers fill no database. */
const mostWaiting = 200

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
 * Makes an account that waits for an administrator. Throws Refusal `registrationClosed`, `registrationsFull`, `tenantUnknown`,
 * `duplicate`, what is wrong with a field, or what stands before every sign-in (captcha, lockout).
 */
export async function register(services: Services, visitor: Visitor, asked: Registration, language: Language): Promise<void> {
  if (!services.config.isOpenToRegister) throw new Refusal('registrationClosed')
  const needs = { ...visitor, subject: `register:${visitor.address}` }
  await admit(services, needs)
  const { value, problems } = validate(fields, {
    account: asked.account,
    realName: asked.name,
    phone: asked.phone,
    email: asked.email,
  })
  refuseProblems(modelFor('user'), problems, language)
  const password = await services.access.decrypt(asked.password)
  if (password === null) throw new Refusal('passwordWeak', { min: 8, max: 128 })
  checkStrength(password, String(value.account))
  const hash = await hashPassword(password)
  await services.database.asSystem(async (tx) => {
    await mustBeOpen(tx, visitor.tenantId)
    await refuseDuplicates(tx, visitor.tenantId, modelFor('user'), value, language)
    const stranger = asked.oauthId ? await takeStranger(tx, asked.oauthId, services.clock()) : undefined
    if (asked.oauthId && !stranger) throw new Refusal('socialFailed')
    const userId = await insertAccount(tx, visitor.tenantId, value, services.clock(), language)
    const at = services.clock()
    await storePassword(tx, {
      tenantId: visitor.tenantId,
      userIds: [userId],
      hash,
      pwStatus: 0,
      origin: 'own',
      at: at.toISOString(),
    })
    if (stranger) await linkIdentity(tx, { tenantId: visitor.tenantId, userId, ...stranger, at })
    await tellAdministrators(tx, visitor.tenantId, { userId, realName: String(value.realName) }, at)
    await clearAttempts(tx, attemptOf(needs))
  })
  services.outbox.wake()
}

async function mustBeOpen(tx: Tx, tenantId: string): Promise<void> {
  const { rows } = await sql<{ status: string }>`select status from tenant where tenant_id = ${tenantId}`.execute(tx)
  if (!rows[0]) throw new Refusal('tenantUnknown')
  if (rows[0].status === 'disabled') throw new Refusal('tenantDisabled')
  const { rows: waiting } = await sql`
    select from "user" where tenant_id = ${tenantId} and status = 'waiting' and not is_deleted limit ${mostWaiting}`.execute(tx)
  if (waiting.length >= mostWaiting) throw new Refusal('registrationsFull')
}

async function insertAccount(
  tx: Tx,
  tenantId: string,
  values: Record<string, unknown>,
  now: Date,
  language: Language,
): Promise<string> {
  const id = newId(now.getTime())
  const at = now.toISOString()
  const base = {
    tenant_id: tenantId,
    id,
    version: 1,
    create_user: id,
    create_dept: '',
    create_time: at,
    update_user: id,
    update_time: at,
    is_deleted: false,
  }
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

/** Whoever may let people in hears of it. */
async function tellAdministrators(tx: Tx, tenantId: string, from: { userId: string; realName: string }, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select u.id from "user" u where u.tenant_id = ${tenantId} and u.status = 'enabled' and not u.is_deleted and exists (
      select from role r where r.tenant_id = u.tenant_id and r.id = any(u.role_ids) and not r.is_deleted and (r.is_administrator or exists (
        select from role_permission g where g.tenant_id = r.tenant_id and g.role_id = r.id and g.code = 'user_auditPass')))
    limit 100`.execute(tx)
  if (rows.length > 0) await notify(tx, registrationNotice({ tenantId, userIds: rows.map(({ id }) => id), from, at }))
}
