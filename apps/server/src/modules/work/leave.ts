import { label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Extension } from '../../model/extension.ts'
import { mayReadBusiness } from '../../permissions/participants.ts'

const dayLength = 86_400_000

const tooLong = label(
  '不能超过起止日期之间的 {days} 天',
  'cannot be more than lie between the first day and the last: {days}',
  'không được quá {days} ngày tính từ ngày đầu đến ngày cuối',
)

/** Leave is asked for by whoever asks, and for no more days than lie between its ends. */
export const leaveExtension: Extension = {
  mayOpen: ({ tx, session }, { id }) => mayReadBusiness(tx, session, id),
  beforeSave: ({ session, place }, values, before) => {
    values.applicantId = before ? before.applicantId : session.userId
    const days = daysBetween(String(values.startDate), String(values.endDate))
    if (Number(values.days) <= days) return
    const sentence = say(tooLong, place.language, { days })
    const name = say(label('天数', 'Days', 'Số ngày'), place.language)
    throw new Refusal('invalidFields', { fields: `${name} ${sentence}` }, { fields: { days: sentence } })
  },
}

/** Both ends counted; dates are `YYYY-MM-DD`. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1
