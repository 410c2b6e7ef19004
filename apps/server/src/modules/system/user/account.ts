import { type AnyRecord, changesBetween } from '@bip/contract'
import { demandMayGive, holdsAsMuch } from '../../../administration/holdings/demand.ts'
import type { Account } from '../../../administration/holdings/holdings.ts'
import { Refusal } from '../../../base/errors.ts'
import { demandConfirmed } from '../../../identity/own/confirmation.ts'
import { originOfSession } from '../../../identity/own/tellOwner.ts'
import { giveNumber } from '../../../identity/phones/store.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelFor } from '../../../model/model.ts'
import { tellContact } from './ownContact.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a record of a user says of its holdings. */
export const accountIn = ({ id, deptId, roleIds }: Values): Account => ({
  userId: text(id),
  deptId: text(deptId),
  roleIds: Array.isArray(roleIds) ? roleIds.map(String) : [],
})

export const askingIn = ({ tx, session, place }: Pick<Context, 'tx' | 'session' | 'place'>) => ({
  tx,
  session,
  language: place.language,
})

/** Throws where an account would come to hold more than whoever changes it: by its roles, or by the department that they go by. */
export async function demandHeld(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const [was, becomes] = [before && accountIn(before), accountIn({ ...before, ...values })]
  const isSame = was && was.deptId === becomes.deptId && sameIds(was.roleIds, becomes.roleIds)
  if (becomes.roleIds.length === 0 || isSame) return
  await demandMayGive(askingIn(context), was, becomes)
}

/** Roles are granted by whoever may do that, whatever else they may change. */
export function demandGrant({ session }: Context, values: Values, before: AnyRecord | null): void {
  const [was, becomes] = [accountIn(before ?? {}), accountIn({ ...before, ...values })]
  if (!sameIds(was.roleIds, becomes.roleIds) && !session.permissions.has('user_grant'))
    throw new Refusal('forbidden', { what: 'user_grant' })
}

/** One's own number and address take one's password, whichever way they are changed. */
export async function demandOwner({ tx, session, at }: Context, values: Values, before: AnyRecord | null): Promise<void> {
  if (before?.id !== session.userId) return
  const changes = changesBetween(modelFor('user').core.fields, before, values)
  if (changes.phone || changes.email) await demandConfirmed(tx, session, at)
}

/**
 * What follows from a new number or address: it counts for signing in where somebody gave it who holds as much as the account, and its
 * owner is told.
 */
export async function contactSaved(context: Context, record: AnyRecord, before: AnyRecord | null): Promise<void> {
  const { tx, session, services, at, place } = context
  const changes = changesBetween(modelFor('user').core.fields, before ?? {}, record)
  const phone = text(record.phone)
  const isOwn = record.id === session.userId
  if (changes.phone && phone && !isOwn && (await holdsAsMuch(askingIn(context), accountIn(record))))
    await giveNumber(tx, { tenantId: session.tenantId, userId: record.id, phone, at })
  if (!before || !(changes.phone || changes.email)) return
  const origin = await originOfSession(tx, session, place.language)
  const known = { phone: text(before.phone), email: text(before.email) }
  await tellContact(tx, services, session, { userId: record.id, before: known, changes, origin })
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean => one.toSorted().join() === other.toSorted().join()
