import { type DayNumber, dayText, weekdayOf } from '@bip/contract/calendar'
import type { Node } from './parseXml.ts'

type Day = { number: DayNumber; year: number; month: number; date: number; daysOfMonth: number }

const dayOf = (number: DayNumber): Day => {
  const [year = 0, month = 0, date = 0] = dayText(number).split('-').map(Number)
  return { number, year, month, date, daysOfMonth: new Date(Date.UTC(year, month, 0)).getUTCDate() }
}

/** Numbers of weekdays in positions of a month: 3 is Sunday. Below them stand any day, any workday, any day of a weekend. */
const isItem = (item: number, day: DayNumber): boolean => {
  const weekday = weekdayOf(day)
  if (item === 0) return true
  if (item === 1) return weekday < 5
  return item === 2 ? weekday >= 5 : (weekday + 1) % 7 === item - 3
}

/** Whether a day is the first, second … or, with 4, the last of its kind in the month. */
const isAt = (item: number, position: number, { number, date, daysOfMonth }: Day): boolean => {
  if (!isItem(item, number)) return false
  const [from, to] = position === 4 ? [number + 1, number + daysOfMonth - date] : [number - date + 1, number - 1]
  let others = 0
  for (let day = from; day <= to; day += 1) if (isItem(item, day)) others += 1
  return others === (position === 4 ? 0 : position)
}

const mondayOf = (day: DayNumber): DayNumber => day - weekdayOf(day)

/** Whether an exception of a calendar, which may come again by day, week, month or year, holds on a day of its time. */
export function isOnDay({ texts }: Node, number: DayNumber, first: DayNumber): boolean {
  const value = (name: string): number => Number(texts.get(name) ?? 0)
  const period = Math.max(1, value('Period'))
  const [day, begin] = [dayOf(number), dayOf(first)]
  const months = (day.year - begin.year) * 12 + day.month - begin.month
  const isMonth = day.month === value('Month') + 1
  switch (texts.get('Type')) {
    case '2':
      return isMonth && day.date === value('MonthDay')
    case '3':
      return isMonth && isAt(value('MonthItem'), value('MonthPosition'), day)
    case '4':
      return months % period === 0 && day.date === value('MonthDay')
    case '5':
      return months % period === 0 && isAt(value('MonthItem'), value('MonthPosition'), day)
    case '6': {
      const isWeek = ((mondayOf(number) - mondayOf(first)) / 7) % period === 0
      return isWeek && (value('DaysOfWeek') & (1 << ((weekdayOf(number) + 1) % 7))) !== 0
    }
    default:
      return (number - first) % period === 0
  }
}
