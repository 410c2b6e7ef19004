import { type CalendarDate, endOfWeek, startOfWeek } from '@internationalized/date'

/** Where a key leads from a day in a calendar (ARIA grid of dates); undefined for other keys. */
export const dayOfKey = (from: CalendarDate, key: string, isShifted: boolean, locale: string): CalendarDate | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return from.subtract({ days: 1 })
    case 'ArrowRight':
      return from.add({ days: 1 })
    case 'ArrowUp':
      return from.subtract({ weeks: 1 })
    case 'ArrowDown':
      return from.add({ weeks: 1 })
    case 'PageUp':
      return from.subtract(isShifted ? { years: 1 } : { months: 1 })
    case 'PageDown':
      return from.add(isShifted ? { years: 1 } : { months: 1 })
    case 'Home':
      return startOfWeek(from, locale)
    case 'End':
      return endOfWeek(from, locale)
    default:
      return undefined
  }
}
