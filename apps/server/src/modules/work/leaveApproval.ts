import { dayIn, inEach, type Label, label, sayAll } from '@bip/contract'
import { readDictionaries } from '../../model/dictionary.ts'
import type { Binding } from '../../workflow/binding.ts'

const line = label(
  '{who}的{type} {length}（{from} 至 {to}）',
  '{type} of {who}, {length} ({from} to {to})',
  '{type} của {who}, {length} ({from} đến {to})',
)

const lengthOf = (days: string): Label => label(`${days} 天`, days === '1' ? '1 day' : `${days} days`, `${days} ngày`)

/** Leave says in one line who is away, and when. */
export const leaveBinding: Partial<Binding> = {
  title: async ({ tx, session }, record) => {
    const words = (await readDictionaries(tx, session.tenantId, ['DC_LEAVE_TYPE'])).get('DC_LEAVE_TYPE') ?? []
    const type = words.find(({ key }) => key === record.leaveType)?.words
    const length = lengthOf(String(record.days).replace(/\.0+$/, ''))
    const who = record._labels?.applicantId ?? session.realName
    return sayAll(line, {
      who,
      from: inEach((language) => dayIn(String(record.startDate), language)),
      to: inEach((language) => dayIn(String(record.endDate), language)),
      length,
      type: type ?? String(record.leaveType),
    })
  },
}
