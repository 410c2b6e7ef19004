import { type Label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { colleague } from '../who/resolve.ts'
import type { Person, Starter } from '../who/rules.ts'

const unknownPerson: Label = {
  'zh-CN': '请选择一位在职同事',
  en: 'choose a colleague who is at work',
  vi: 'hãy chọn một đồng nghiệp đang làm việc',
}
const toApplicant: Label = {
  'zh-CN': '不能转办给申请人或自己',
  en: 'it cannot be handed to the applicant or to yourself',
  vi: 'không thể chuyển cho người nộp đơn hoặc chính mình',
}

/** Whoever is to have a task: a colleague at work who is neither its applicant nor has it already. Throws a refusal for anybody else. */
export async function chosenPerson(context: Context, id: string, starter: Starter, holder: string): Promise<Person> {
  const { tx, session, place } = context
  const refuse = (text: Label) => new Refusal('badRequest', { reason: say(text, place.language) })
  const person = await colleague(tx, session.tenantId, id)
  if (!person) throw refuse(unknownPerson)
  if (person.id === holder || person.id === starter.id) throw refuse(toApplicant)
  return person
}

export const refuseOwn = ({ place }: Context): Refusal => new Refusal('badRequest', { reason: say(toApplicant, place.language) })
