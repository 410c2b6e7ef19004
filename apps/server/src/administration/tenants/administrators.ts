import { type AdministratorReset, label, say, type TenantAdministrator } from '@bip/contract'
import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { unlockUserOf } from '../../identity/guard/guard.ts'
import { hashRandomPassword, randomPassword } from '../../identity/secrets/passwords.ts'
import { storePassword } from '../../identity/secrets/stored.ts'
import { endSessionsIn } from '../../identity/session/sessions.ts'
import { writeAdminHistory } from '../../logs/adminHistory.ts'
import { demandEverything } from '../holdings/demand.ts'
import { readTenant, type Writing } from './store.ts'

const administrator = label('管理员', 'the administrator', 'quản trị viên')
const notOwn = label(
  '平台自身的账号请在“用户”页面重置',
  'accounts of the platform’s own tenant are reset on the page of users',
  'tài khoản của chính nền tảng được đặt lại ở trang người dùng',
)

const maxListed = 100

const administrators = (tenantId: string): RawBuilder<unknown> => sql`from "user" u
  where u.tenant_id = ${tenantId} and not u.is_deleted and u.status = 'enabled' and u.role_ids && array(
    select id from role where tenant_id = ${tenantId} and is_administrator and not is_deleted)`

/** Who may do everything in a tenant and could come in, by account; throws `notFound`. */
export async function listAdministrators(writing: Writing, tenantId: string): Promise<TenantAdministrator[]> {
  await readTenant(writing.tx, writing.session, tenantId, writing.language)
  const { rows } = await sql<TenantAdministrator>`select u.id, u.account, u.real_name as "realName" ${administrators(tenantId)}
    order by u.account limit ${maxListed}`.execute(writing.tx)
  return rows
}

/**
 * Gives an administrator of another tenant a password that nobody knew before and that has to be changed, ends their sessions and any wait
 * after wrong passwords. The password is answered this once; both tenants keep who did it. For administrators of the platform alone.
 */
export async function resetAdministrator(writing: Writing, tenantId: string, userId: string): Promise<AdministratorReset> {
  const { tx, session, language, now } = writing
  demandEverything(session, language)
  if (tenantId === session.tenantId) throw new Refusal('badRequest', { reason: say(notOwn, language) })
  await readTenant(tx, session, tenantId, language, { lock: true })
  const found = await lockAdministrator(tx, tenantId, userId)
  if (!found) throw new Refusal('notFound', { what: say(administrator, language) })
  const { account, realName, phone } = found
  const password = randomPassword()
  const hash = await hashRandomPassword(password)
  await storePassword(tx, { tenantId, userIds: [userId], hash, pwStatus: 1, origin: 'given', at: now.toISOString() })
  await endSessionsIn(tx, tenantId, userId, now, 'the password was reset by the platform')
  await unlockUserOf(tx, tenantId, { id: userId, account, phone })
  const changes = { account: { before: null, after: account } }
  await writeAdminHistory(tx, session, { resource: 'tenant', id: tenantId, operation: 'resetAdministrator', changes })
  // In their own log nobody of that tenant is to be taken for the one who did it.
  const outsider = { tenantId, userId: session.userId, realName: `${session.realName} @${session.tenantId}` }
  await writeAdminHistory(tx, outsider, { resource: 'user', id: userId, operation: 'resetPassword' })
  return { tenantId, account, realName, password }
}

type Found = { account: string; realName: string; phone: string | null }

async function lockAdministrator(tx: Tx, tenantId: string, userId: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`select u.account, u.real_name as "realName", u.phone ${administrators(tenantId)}
    and u.id = ${userId} for update of u`.execute(tx)
  return rows[0]
}
