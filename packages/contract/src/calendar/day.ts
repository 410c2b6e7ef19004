/** A calendar day as a number: days since 1970-01-01, in no zone. */
export type DayNumber = number

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Days from 1970-01-01 to a date of the Gregorian calendar. Years begin in March here, so that the leap day is the last one. */
const fromCivil = (year: number, month: number, date: number): DayNumber => {
  const years = month <= 2 ? year - 1 : year
  const era = Math.floor(years / 400)
  const yearOfEra = years - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `2026-11-24` for a day. */
export const dayText = (day: DayNumber): string => {
  const since = day + 719_468
  const era = Math.floor(since / 146_097)
  const dayOfEra = since - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
}

/** The day of `2026-11-24`. Throws where the text is no day of the calendar. */
export const dayNumber = (text: string): DayNumber => {
  const [, year, month, date] = pattern.exec(text) ?? []
  const day = fromCivil(Number(year), Number(month), Number(date))
  if (dayText(day) !== text) throw new Error(`"${text}" is not a day; write it as YYYY-MM-DD.`)
  return day
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7
