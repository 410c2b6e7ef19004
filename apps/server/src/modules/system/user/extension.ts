import type { AnyRecord } from '@bip/contract'
import { sql } from 'kysely'
import { demandHoldsAsMuch } from '../../../administration/holdings/demand.ts'
import { Refusal } from '../../../base/errors.ts'
import { unlockUser } from '../../../identity/guard/guard.ts'
import { demandConfirmed } from '../../../identity/own/confirmation.ts'
import { originOfSession, tellOwner } from '../../../identity/own/tellOwner.ts'
import { hashRandomPassword, randomPassword } from '../../../identity/secrets/passwords.ts'
import { setPassword } from '../../../identity/secrets/stored.ts'
import { endSessionsOf } from '../../../identity/session/sessions.ts'
import type { Context, Extension } from '../../../model/extension.ts'
import { modelFor } from '../../../model/model.ts'
import {
  administratorRoles,
  demandAdministrator,
  isAdministrator,
  keepOneAdministrator,
} from '../../../permissions/administrators.ts'
import { save } from '../../../resources/write/save.ts'
import { accountIn, askingIn, contactSaved, demandGrant, demandHeld, demandOwner } from './account.ts'
import { auditPass, auditRefuse } from './registration.ts'

/** Accounts: who may change them, and what ends when they are disabled, reset or removed. */
export const userExtension: Extension = {
  beforeSave: async (context, values, before) => {
    const { tx, session } = context
    const roles = await administratorRoles(tx, session.tenantId)
    const [was, becomes] = [isAdministrator(before, roles), isAdministrator({ ...before, ...values }, roles)]
    if (was || becomes) demandAdministrator(session, roles)
    demandGrant(context, values, before)
    await demandHeld(context, values, before)
    await demandOwner(context, values, before)
    if (!before) await demandRoom(context)
    const stays = becomes && { ...before, ...values }.status === 'enabled'
    if (before && was && !stays) await keepOneAdministrator(tx, session.tenantId, [before.id], roles)
  },
  afterSave: async (context, record, before) => {
    if (before && record.status !== 'enabled') await endSessions(context, record, 'the account was disabled')
    await contactSaved(context, record, before)
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
  /** An account that comes back is given anew: by whoever may give it, while there is room. */
  beforeRestore: async (context, records) => {
    const { tx, session } = context
    const roles = await administratorRoles(tx, session.tenantId)
    for (const record of records) {
      if (isAdministrator(record, roles)) demandAdministrator(session, roles)
      demandGrant(context, record, null)
      await demandHeld(context, record, null)
    }
    await demandRoom(context, records.length)
  },
  afterRestore: ({ services, session }) => services.access.forget(session.tenantId),
  operations: {
    grant: async (context, record, { roleIds }) => {
      await save({ ...context, model: modelFor('user'), extension: userExtension }, { id: record.id, roleIds })
    },
    auditPass,
    auditRefuse,
    unlock: async (context, record) => {
      await onAccount(context, record)
      await unlockUser(context.tx, { id: record.id, account: String(record.account), phone: record.phone })
    },
    /** Answers the new password this once; nobody can read it again. Whoever knows it is the account, so they must hold as much. */
    resetPassword: async (context, record) => {
      const { tx, session, services, at, place } = context
      await onAccount(context, record)
      await demandHoldsAsMuch(askingIn(context), accountIn(record))
      if (record.id === session.userId) await demandConfirmed(tx, session, at)
      const password = randomPassword()
      const hash = await hashRandomPassword(password)
      await setPassword(tx, record.id, { hash, pwStatus: 1, origin: 'given', at: at.toISOString() })
      await endSessions(context, record, 'the password was reset')
      const origin = await originOfSession(tx, session, place.language)
      const phone = typeof record.phone === 'string' ? record.phone : null
      await tellOwner(tx, services, session, origin, { userId: record.id, change: 'reset', phone })
      services.access.forget(session.tenantId, record.id)
      return { account: record.account, realName: record.realName, password }
    },
  },
}

/** A tenant has no more accounts than it was given. */
async function demandRoom({ tx, session }: Context, added = 1): Promise<void> {
  const { rows } = await sql<{ limit: number | null; count: number }>`select tenant_account_limit() as limit,
    (select count(*)::int from "user" where tenant_id = ${session.tenantId} and not is_deleted) as count`.execute(tx)
  const [{ limit, count } = { limit: null, count: 0 }] = rows
  if (limit !== null && count + added > limit) throw new Refusal('accountsFull', { limit })
}

/** An administrator's account is a matter of administrators. */
async function onAccount({ tx, session }: Context, record: AnyRecord): Promise<void> {
  const roles = await administratorRoles(tx, session.tenantId)
  if (isAdministrator(record, roles)) demandAdministrator(session, roles)
}

const endSessions = ({ tx, at }: Context, { id }: AnyRecord, reason: string) => endSessionsOf(tx, id, at, reason)
