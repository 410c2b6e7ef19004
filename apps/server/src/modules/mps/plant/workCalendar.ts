import { label } from '@bip/contract'
import { type CalendarSpec, calendarOf } from '@bip/contract/calendar'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'

const twisted = label(
  '第 {row} 行节假日的截止日早于起始日，或超过十年；请改正',
  'Row {row} of the holidays ends before it begins, or lasts more than ten years. Correct it',
  'Dòng {row} của ngày nghỉ kết thúc trước khi bắt đầu hoặc dài hơn mười năm. Hãy sửa lại',
)

const weekdays: Readonly<Record<string, readonly number[]>> = {
  workdays: [0, 1, 2, 3, 4],
  saturday: [5],
  sunday: [6],
  everyDay: [0, 1, 2, 3, 4, 5, 6],
}

const linesOf = (lines: unknown): Values[] => (Array.isArray(lines) ? lines : [])

/** A stored calendar as working time is reckoned with it. */
export const calendarSpec = (key: string, { shifts, exceptions }: Values): CalendarSpec => ({
  key,
  week: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    linesOf(shifts)
      .filter(({ days }) => weekdays[String(days)]?.includes(weekday))
      .map(({ startsAt, endsAt }) => [String(startsAt), String(endsAt)] as const),
  ),
  exceptions: linesOf(exceptions).map(({ fromDay, toDay, isWorking, startsAt, endsAt }) => ({
    from: String(fromDay),
    ...(toDay ? { to: String(toDay) } : {}),
    shifts: isWorking === true ? [[String(startsAt), String(endsAt)] as const] : [],
  })),
})

/** A calendar that can be reckoned with: it works on some day, and its days are in order. */
function check({ place }: Context, values: Values): void {
  const { week, exceptions = [] } = calendarSpec('calendar', values)
  for (const [at, exception] of exceptions.entries()) {
    try {
      calendarOf({ key: 'calendar', week, exceptions: [exception] })
    } catch {
      throw notPossible(place, twisted, { row: at + 1 })
    }
  }
}

export const workCalendarExtension: Extension = { beforeSave: check }
