import { type DayNumber, dayNumber, dayText } from './day.ts'

/**
 * A moment as the clock on the wall shows it: minutes since 1970-01-01T00:00, in no zone. A plan made of these does not move where
 * clocks change or where somebody looks from another zone.
 */
export type WallTime = number

/** Minutes of a calendar day. */
export const dayLength = 1440

const clock = /^(\d{2}):(\d{2})$/

/** Minutes from midnight of `08:30`; `24:00` is the end of a day. Throws where the text is no time. */
export const minuteOf = (text: string): number => {
  const [, hours, minutes] = clock.exec(text) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  if (!(Number(minutes) < 60 && minute <= dayLength)) throw new Error(`"${text}" is not a time; write it as HH:MM.`)
  return minute
}

/** The moment of `2026-11-24T13:30`; of a day alone it is the beginning, or with 'end' the end. Throws where the text is neither. */
export const wallTime = (text: string, edge: 'start' | 'end' = 'start'): WallTime => {
  const [day = '', time] = text.split('T')
  if (time !== undefined) return dayNumber(day) * dayLength + minuteOf(time.slice(0, 5))
  return dayNumber(day) * dayLength + (edge === 'end' ? dayLength : 0)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `2026-11-24T13:30`. */
export const wallText = (time: WallTime): string => {
  const minute = Math.round(time - Math.floor(time / dayLength) * dayLength)
  return `${dayText(Math.floor(time / dayLength))}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The day in which something begins at a time. */
export const startDay = (time: WallTime): DayNumber => Math.floor(time / dayLength)

/** The last day of something that ends at a time: midnight belongs to the day before. */
export const finishDay = (time: WallTime): DayNumber => Math.ceil(time / dayLength) - 1
