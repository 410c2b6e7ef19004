import { label } from '@bip/contract'
import { type CalendarSpec, calendarOf, dayNumber, type WorkingCalendar } from '@bip/contract/calendar'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'

const twisted = label(
  '第 {row} 行节假日的截止日早于起始日，或超过十年；请改正',
  'Row {row} of the holidays ends before it begins, or lasts more than ten years. Correct it',
  'Dòng {row} của ngày nghỉ kết thúc trước khi bắt đầu hoặc dài hơn mười năm. Hãy sửa lại',
)

const closed = label(
  '该日历一年内没有工作日；请检查班次和节假日',
  'No day of the coming year is worked by this calendar. Look at its shifts and holidays',
  'Trong một năm tới lịch này không có ngày làm việc. Hãy kiểm tra ca và ngày nghỉ',
)
/** Days ahead of which one has to be worked. */
const yearAhead = 366

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
function check({ place, at }: Context, values: Values): void {
  const { week, exceptions = [] } = calendarSpec('calendar', values)
  // Without any shift nothing can be reckoned with at all.
  if (week.every((shifts) => shifts.length === 0)) throw notPossible(place, closed)
  for (const [row, exception] of exceptions.entries()) {
    try {
      calendarOf({ key: 'calendar', week, exceptions: [exception] })
    } catch {
      throw notPossible(place, twisted, { row: row + 1 })
    }
  }
  if (!worksWithinYear(calendarOf({ key: 'calendar', week, exceptions }), dayNumber(localDay(at, place.timeZone))))
    throw notPossible(place, closed)
}

function worksWithinYear(calendar: WorkingCalendar, today: number): boolean {
  for (let day = today; day < today + yearAhead; day += 1) if (calendar.isWorkday(day)) return true
  return false
}

export const workCalendarExtension: Extension = { beforeSave: check }
