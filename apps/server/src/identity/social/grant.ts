import type { UnknownPerson } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import { enter, findUser, type Granted } from '../signIn/admission.ts'
import type { GrantCall } from '../signIn/call.ts'
import { newestClash } from '../signIn/clash.ts'
import { findLinked, keepStranger } from './identities.ts'
import { endSocial } from './state.ts'

/**
 * By what a third party sent back. Somebody whom nobody here knows is answered with what a registration hands in again. Nothing here can be
 * guessed, so it is neither counted nor kept waiting by what others guess.
 */
export async function socialGrant({ services, asked, visitor, request }: GrantCall): Promise<Granted> {
  const { identity, tenantId, userId: linking } = await endSocial(services, request, asked)
  if (linking !== null) throw new Refusal('socialFailed')
  const needs = { ...visitor, tenantId, subject: `social:${identity.source}` }
  const found = await services.database.asSystem(async (tx) => {
    const id = await findLinked(tx, tenantId, identity)
    const user = id && (await findUser(tx, tenantId, id))
    if (user) return user
    // Whoever registered for an account that exists is told as everybody else who waits.
    const clash = await newestClash(tx, tenantId, identity)
    if (clash) throw new Refusal(clash.status === 'waiting' ? 'accountWaiting' : 'accountRefused')
    return { oauthId: await keepStranger(tx, services.keys.token, identity, services.clock()), name: identity.name }
  })
  if ('oauthId' in found) throw new Refusal('socialUnknown', {}, found satisfies UnknownPerson)
  return enter(services, needs, found, { isGuessable: false })
}
