import type { UnknownPerson } from '@bip/contract'
import { Refusal } from '../../http/errors.ts'
import { hashOf } from '../hashing.ts'
import { admit, enter, findUser, type Granted } from '../signInAdmission.ts'
import type { GrantCall } from '../signInCall.ts'
import { findLinked, keepStranger } from './identities.ts'
import { endSocial } from './state.ts'

/** By what a third party sent back. Somebody whom nobody here knows is answered with what a registration hands in again. */
export async function socialGrant({ services, asked, visitor, request }: GrantCall): Promise<Granted> {
  // Nothing here can be guessed, so what fails counts for the address alone: a plant behind one is not kept out by a few.
  const subject = `social:${hashOf(asked.state ?? '')}`
  await admit(services, { ...visitor, subject }, { hasCaptcha: true })
  const { identity, tenantId, userId: linking } = await endSocial(services, request, asked)
  if (linking !== null) throw new Refusal('socialFailed')
  const needs = { ...visitor, tenantId, subject }
  const found = await services.database.asSystem(async (tx) => {
    const id = await findLinked(tx, tenantId, identity)
    const user = id && (await findUser(tx, tenantId, id))
    return user || { oauthId: await keepStranger(tx, identity, services.clock()), name: identity.name }
  })
  if ('oauthId' in found) throw new Refusal('socialUnknown', {}, found satisfies UnknownPerson)
  return enter(services, needs, found)
}
