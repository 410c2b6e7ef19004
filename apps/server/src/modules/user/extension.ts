import type { AnyRecord } from '@bip/contract'
import { sql } from 'kysely'
import { unlockAccount } from '../../access/guard.ts'
import { hashRandomPassword, randomPassword } from '../../access/passwords.ts'
import { auditPass, auditRefuse } from '../../access/registration/audit.ts'
import { setPassword } from '../../access/secrets.ts'
import { endSessionsOf } from '../../access/sessions.ts'
import { smsSubject } from '../../access/sms/subject.ts'
import { Refusal } from '../../http/errors.ts'
import type { Context, Extension } from '../../resources/extension.ts'
import { modelFor } from '../../resources/model.ts'
import { save } from '../../resources/save.ts'
import { administratorRoles, demandAdministrator, isAdministrator, keepOneAdministrator } from './administrators.ts'

/** Accounts: who may change them, and what ends when they are disabled, reset or removed. */
export const userExtension: Extension = {
  beforeSave: async (context, values, before) => {
    const { tx, session } = context
    const roles = await administratorRoles(tx, session.tenantId)
    const [was, becomes] = [isAdministrator(before, roles), isAdministrator({ ...before, ...values }, roles)]
    if (was || becomes) demandAdministrator(session, roles)
    if (!sameRoles(before?.roleIds, values.roleIds ?? before?.roleIds) && !session.permissions.has('user_grant'))
      throw new Refusal('forbidden', { what: 'user_grant' })
    if (!before) await demandRoom(context)
    const stays = becomes && { ...before, ...values }.status === 'enabled'
    if (before && was && !stays) await keepOneAdministrator(tx, session.tenantId, [before.id], roles)
  },
  afterSave: async (context, record, before) => {
    if (before && record.status !== 'enabled') await endSessions(context, record, 'the account was disabled')
    context.services.access.forget(context.session.tenantId, record.id)
  },
  beforeRemove: async (context, records) => {
    const { tx, session, services } = context
    const roles = await administratorRoles(tx, session.tenantId)
    const administrators = records.filter((record) => isAdministrator(record, roles))
    if (administrators.length > 0) {
      demandAdministrator(session, roles)
      const ids = administrators.map(({ id }) => id)
      await keepOneAdministrator(tx, session.tenantId, ids, roles)
    }
    for (const record of records) await endSessions(context, record, 'the account was removed')
    services.access.forget(session.tenantId)
  },
  operations: {
    grant: async (context, record, { roleIds }) => {
      await save({ ...context, model: modelFor('user'), extension: userExtension }, { id: record.id, roleIds })
    },
    auditPass,
    auditRefuse,
    unlock: async (context, record) => {
      await onAccount(context, record)
      await unlockAccount(context.tx, String(record.account))
      if (record.phone) await unlockAccount(context.tx, smsSubject(String(record.phone)))
    },
    /** Answers the new password this once; nobody can read it again. */
    resetPassword: async (context, record) => {
      await onAccount(context, record)
      const password = randomPassword()
      const hash = await hashRandomPassword(password)
      await setPassword(context.tx, record.id, { hash, pwStatus: 1, origin: 'given', at: context.at.toISOString() })
      await endSessions(context, record, 'the password was reset')
      context.services.access.forget(context.session.tenantId, record.id)
      return { account: record.account, realName: record.realName, password }
    },
  },
}

/** A tenant has no more accounts than it was given. */
async function demandRoom({ tx, session }: Context): Promise<void> {
  const { rows } = await sql<{ limit: number | null; count: number }>`select tenant_account_limit() as limit,
    (select count(*)::int from "user" where tenant_id = ${session.tenantId} and not is_deleted) as count`.execute(tx)
  const [{ limit, count } = { limit: null, count: 0 }] = rows
  if (limit !== null && count >= limit) throw new Refusal('accountsFull', { limit })
}

/** An administrator's account is a matter of administrators. */
async function onAccount({ tx, session }: Context, record: AnyRecord): Promise<void> {
  const roles = await administratorRoles(tx, session.tenantId)
  if (isAdministrator(record, roles)) demandAdministrator(session, roles)
}

const endSessions = ({ tx, at }: Context, { id }: AnyRecord, reason: string) => endSessionsOf(tx, id, at, reason)

function sameRoles(one: unknown, other: unknown): boolean {
  const ids = (value: unknown) => (Array.isArray(value) ? value.map(String).sort().join() : '')
  return ids(one) === ids(other)
}
