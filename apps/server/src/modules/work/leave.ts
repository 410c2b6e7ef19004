import { isEmpty, label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { mayReadBusiness } from '../../permissions/participants.ts'
import { daysBetween, workedDays } from './leaveDays.ts'
import { annualLeft, leaveBeside } from './leaveTaken.ts'

const tooLong = label(
  '不能超过起止日期之间的 {days} 天',
  'cannot be more than lie between the first day and the last: {days}',
  'không được quá {days} ngày tính từ ngày đầu đến ngày cuối',
)
const noWork = label(
  '起止日期之间没有工作日，请填写天数',
  'there is no working day between the first day and the last; enter how many',
  'không có ngày làm việc nào trong khoảng này, hãy nhập số ngày',
)
const overlaps = label('与 {no}（{from} 至 {to}）重叠', 'overlaps {no} ({from} to {to})', 'trùng với {no} ({from} đến {to})')
const tooMuch = label(
  '年假剩余 {left} 天，不足 {days} 天',
  '{left} days of annual leave are left, fewer than {days}',
  'phép năm còn {left} ngày, không đủ {days} ngày',
)

const refuse = (key: 'days' | 'startDate', sentence: string): Refusal =>
  new Refusal('invalidFields', { fields: sentence }, { fields: { [key]: sentence } })

/** Leave is asked for by whoever asks, for days that are not taken yet, and no more of them than there are. */
export const leaveExtension: Extension = {
  mayOpen: ({ tx, session }, { id }) => mayReadBusiness(tx, session, id),
  beforeSave: async (context, values, before) => {
    const { session } = context
    values.applicantId = before ? before.applicantId : session.userId
    countDays(context, values)
    await refuseTaken(context, values, before?.id ?? '')
  },
}

function countDays({ place }: Context, values: Values): void {
  const [from, to] = [String(values.startDate), String(values.endDate)]
  if (isEmpty(values.days)) {
    const worked = workedDays(from, to)
    if (worked === 0) throw refuse('days', say(noWork, place.language))
    values.days = worked.toFixed(1)
  }
  const days = daysBetween(from, to)
  if (Number(values.days) <= days) return
  const sentence = say(tooLong, place.language, { days })
  const name = say(label('天数', 'Days', 'Số ngày'), place.language)
  throw new Refusal('invalidFields', { fields: `${name} ${sentence}` }, { fields: { days: sentence } })
}

async function refuseTaken(context: Context, values: Values, id: string): Promise<void> {
  const { language } = context.place
  const asked = { applicantId: String(values.applicantId), from: String(values.startDate), to: String(values.endDate), id }
  const beside = await leaveBeside(context, asked, Number(values.days))
  if (beside) throw refuse('startDate', say(overlaps, language, beside))
  if (values.leaveType !== 'annual') return
  const left = await annualLeft(context, asked)
  if (Number(values.days) > left) throw refuse('days', say(tooMuch, language, { left, days: Number(values.days) }))
}
