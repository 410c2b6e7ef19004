import { Refusal } from '../../base/errors.ts'
import type { Granted } from '../signIn/admission.ts'
import type { GrantCall } from '../signIn/call.ts'
import { register } from './register.ts'

/** The spec's grant: it makes the account and, as nobody has approved it, answers that it waits instead of tokens. */
export async function registerGrant({ services, asked, visitor, language }: GrantCall): Promise<Granted> {
  const { name = '', account = asked.username ?? '', password = '', phone, email } = asked
  await register(services, visitor, { name, account, password, phone, email }, language)
  throw new Refusal('registrationWaiting')
}
