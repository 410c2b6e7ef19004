import { addDays, addMonths, startOfWeek } from './days.ts'

/** Where a key leads from a day in a calendar (ARIA grid of dates); undefined for other keys. */
export const dayOfKey = (from: string, key: string, isShifted: boolean): string | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1)
    case 'ArrowRight':
      return addDays(from, 1)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'PageUp':
      return addMonths(from, isShifted ? -12 : -1)
    case 'PageDown':
      return addMonths(from, isShifted ? 12 : 1)
    case 'Home':
      return startOfWeek(from)
    case 'End':
      return addDays(startOfWeek(from), 6)
    default:
      return undefined
  }
}
