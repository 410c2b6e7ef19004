import { label } from '@bip/contract'
import type { DayNumber } from '@bip/contract/calendar'
import { notPossible } from '../../../model/notPossible.ts'
import type { Place } from '../../../model/question.ts'
import type { PlanDays } from '../workdays.ts'

const noWorkday = label(
  '一年内没有工作日；请检查工作日历的节假日',
  'No day of the coming year is worked. Look at the holidays of the work calendars',
  'Trong một năm tới không có ngày làm việc. Hãy kiểm tra ngày nghỉ của lịch làm việc',
)

/** Days without any that is worked, after which a calendar is wrong. */
const maxFree = 366

/** Refuses to plan where no day is worked for a year. */
export function refuseWithoutWorkdays(place: Place, { isWorkday }: PlanDays, today: DayNumber): void {
  for (let day = today; day < today + maxFree; day += 1) if (isWorkday(day)) return
  throw notPossible(place, noWorkday)
}
