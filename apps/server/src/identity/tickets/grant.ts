import { Refusal } from '../../base/errors.ts'
import { enter, findUser, type Granted } from '../signIn/admission.ts'
import type { GrantCall } from '../signIn/call.ts'
import { takeTicket } from './tickets.ts'

/**
 * By a one-time ticket (`code`); where the page names a scene (`state`), it must be the ticket's. Nobody guesses it, so it is neither counted
 * nor kept waiting by what others guess. The browser is not known by it: tickets are given out by whoever is signed in.
 */
export async function ticketGrant({ services, asked, visitor }: GrantCall): Promise<Granted> {
  const taken = await takeTicket(services, asked.code ?? '')
  if (!taken || (asked.state && asked.state !== taken.scene)) throw new Refusal('ticketWrong')
  const user = await services.database.asSystem((tx) => findUser(tx, taken.tenantId, taken.userId), { readOnly: true })
  if (!user) throw new Refusal('ticketWrong')
  const needs = { ...visitor, tenantId: taken.tenantId, subject: `ticket:${taken.scene}` }
  const granted = await enter(services, needs, user, { isGuessable: false, isRemembered: false })
  return { ...granted, redirectTo: taken.target }
}
