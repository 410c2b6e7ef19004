import { dayIn, inEach, isEmpty, type Label, label, sayAll } from '@bip/contract'
import { readDictionaries } from '../../model/dictionary.ts'
import type { Binding } from '../../workflow/binding.ts'
import { workedDays } from './leaveDays.ts'
import { annualLeft, leaveBeside } from './leaveTaken.ts'

const line = label(
  '{who}的{type} {length}（{from} 至 {to}）',
  '{type} of {who}, {length} ({from} to {to})',
  '{type} của {who}, {length} ({from} đến {to})',
)

const lengthOf = (days: string): Label => label(`${days} 天`, days === '1' ? '1 day' : `${days} days`, `${days} ngày`)

const left = label('年假剩余 {left} 天', '{left} days of annual leave are left', 'Phép năm còn {left} ngày')
const worked = label(
  '起止日期之间有 {days} 个工作日',
  '{days} working days lie between both ends',
  'Có {days} ngày làm việc trong khoảng này',
)
const beside = label('与 {no}（{from} 至 {to}）重叠', 'It overlaps {no} ({from} to {to})', 'Trùng với {no} ({from} đến {to})')

/** Leave says in one line who is away, and when; and before it is asked for, what is left and what stands against it. */
export const leaveBinding: Partial<Binding> = {
  notes: async (context, { leaveType, startDate, endDate, days }) => {
    if (isEmpty(startDate)) return []
    const [from, to] = [String(startDate), String(isEmpty(endDate) ? startDate : endDate)]
    const count = workedDays(from, to)
    const asked = { applicantId: context.session.userId, from, to, id: '' }
    const other = to < from ? undefined : await leaveBeside(context, asked, Number(isEmpty(days) ? 1 : days))
    return [
      ...(count > 0 && !isEmpty(endDate) ? [sayAll(worked, { days: String(count) })] : []),
      ...(leaveType === 'annual' ? [sayAll(left, { left: String(await annualLeft(context, asked)) })] : []),
      ...(other ? [sayAll(beside, other)] : []),
    ]
  },
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
