import { checkPhone } from '@bip/contract'
import { Refusal } from '../../http/errors.ts'
import type { Services } from '../../services.ts'

/** The phone that a client sent encrypted. Throws what is wrong with it, in the spec's own words. */
export async function openPhone({ access }: Services, sealed: string | undefined): Promise<string> {
  if (!sealed) throw new Refusal('phoneEmpty')
  const phone = await access.decrypt(sealed)
  if (phone === null) throw new Refusal('phoneFormat')
  const checked = checkPhone(phone.trim())
  if ('problem' in checked) {
    const { key } = checked.problem
    throw new Refusal(key === 'phoneEmpty' || key === 'phoneLength' ? key : 'phoneFormat')
  }
  return phone.trim()
}
