import { checkPhone } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import { Budget } from '../../http/budget.ts'
import type { Services } from '../../services/services.ts'
import { addressKey } from '../guard/addressKey.ts'
import type { Visitor } from '../signIn/admission.ts'

/** What an address may have opened in a minute: it costs this process some milliseconds each, so it is counted by process. */
const opened = new Budget(600)

/** The phone that a client sent encrypted. Throws what is wrong with it, in the spec's own words; `tooMany` beyond the address's budget. */
export async function openPhone({ access }: Services, visitor: Visitor, sealed: string | undefined): Promise<string> {
  if (!sealed) throw new Refusal('phoneEmpty')
  if (visitor.devices.length === 0) opened.spend(addressKey(visitor.address))
  const phone = await access.decrypt(sealed, { isStranger: visitor.devices.length === 0 })
  if (phone === null) throw new Refusal('phoneFormat')
  const checked = checkPhone(phone.trim())
  if ('problem' in checked) {
    const { key } = checked.problem
    throw new Refusal(key === 'phoneEmpty' || key === 'phoneLength' ? key : 'phoneFormat')
  }
  return phone.trim()
}
