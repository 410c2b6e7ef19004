import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { smsSubject } from '../guard/smsSubject.ts'
import { phoneOwner } from '../phones/store.ts'
import { admit, enter, findUser, type Granted } from '../signIn/admission.ts'
import type { GrantCall } from '../signIn/call.ts'
import { hasCaptcha, useCode } from './codes.ts'
import { openPhone } from './phone.ts'

const idForm = /^[0-9a-f]{32}$/

/** By the code that a phone was sent: its id comes as `codeId` or `id`, what was read as `codeValue` or `value`. */
export async function smsGrant({ services, asked, visitor }: GrantCall): Promise<Granted> {
  const phone = await openPhone(services, visitor, asked.phone)
  const id = asked.codeId || asked.id || ''
  const code = (asked.codeValue || asked.value || '').trim()
  const { tenantId } = visitor
  const needs = { ...visitor, subject: smsSubject(phone), kind: 'code' } as const
  await admit(services, needs, { hasCaptcha: idForm.test(id) && (await hasCaptcha(services, { tenantId, id })) })
  const userId = idForm.test(id) ? await useCode(services, { tenantId, id, phone, code }) : undefined
  const found = async (tx: Tx) => {
    // The number may have gone to somebody else, or nowhere, while the code was on its way.
    const owner = await phoneOwner(tx, tenantId, phone)
    return owner !== undefined && owner === userId ? findUser(tx, tenantId, owner) : undefined
  }
  const user = userId && (await services.database.asSystem(found, { readOnly: true }))
  if (!user) throw new Refusal('codeWrong')
  return enter(services, needs, user)
}
