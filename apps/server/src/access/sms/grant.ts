import { Refusal } from '../../http/errors.ts'
import { admit, enter, findUser, type Granted } from '../signInAdmission.ts'
import type { GrantCall } from '../signInCall.ts'
import { hasCaptcha, useCode } from './codes.ts'
import { openPhone } from './phone.ts'
import { smsSubject } from './subject.ts'

const idForm = /^[0-9a-f]{32}$/

/** By the code that a phone was sent: its id comes as `codeId` or `id`, what was read as `codeValue` or `value`. */
export async function smsGrant({ services, asked, visitor }: GrantCall): Promise<Granted> {
  const phone = await openPhone(services, asked.phone)
  const id = asked.codeId || asked.id || ''
  const code = (asked.codeValue || asked.value || '').trim()
  const { tenantId } = visitor
  const needs = { ...visitor, subject: smsSubject(phone) }
  await admit(services, needs, { hasCaptcha: idForm.test(id) && (await hasCaptcha(services, { tenantId, id })) })
  const userId = idForm.test(id) ? await useCode(services, { tenantId, id, phone, code }) : undefined
  const user = userId && (await services.database.asSystem((tx) => findUser(tx, tenantId, userId), { readOnly: true }))
  if (!user) throw new Refusal('codeWrong')
  return enter(services, needs, user)
}
