import { Refusal } from '../../http/errors.ts'
import { hashOf } from '../hashing.ts'
import { admit, enter, findUser, type Granted } from '../signInAdmission.ts'
import type { GrantCall } from '../signInCall.ts'
import { takeTicket } from './tickets.ts'

/** By a one-time ticket (`code`); where the page names a scene (`state`), it must be the ticket's. */
export async function ticketGrant({ services, asked, visitor }: GrantCall): Promise<Granted> {
  // 256 random bits are not guessed, so what fails counts for the address alone.
  const needs = { ...visitor, subject: `ticket:${hashOf(asked.code ?? '')}` }
  await admit(services, needs, { hasCaptcha: true })
  const taken = await takeTicket(services, asked.code ?? '')
  if (!taken || (asked.state && asked.state !== taken.scene)) throw new Refusal('ticketWrong')
  const user = await services.database.asSystem((tx) => findUser(tx, taken.tenantId, taken.userId), { readOnly: true })
  if (!user) throw new Refusal('ticketWrong')
  const granted = await enter(services, { ...needs, tenantId: taken.tenantId }, user)
  return { ...granted, redirectTo: taken.target }
}
