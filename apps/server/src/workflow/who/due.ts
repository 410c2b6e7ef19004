import { calendarOf, standardCalendar, wallText, wallTime } from '@bip/contract/calendar'
import { instantOf, localTime } from '../../kinds/zone.ts'
import type { Context } from '../../model/extension.ts'

const calendar = calendarOf(standardCalendar)

/** When a task is due: so many working hours from now by the tenant's clock, or when its diagram says; null for never. ISO 8601. */
export function dueAfter(
  { at, session }: Pick<Context, 'at' | 'session'>,
  hours: number | null,
  dueAt: number | null,
): string | null {
  if (hours === null) return dueAt === null ? null : new Date(dueAt).toISOString()
  const now = wallTime(localTime(at, session.timeZone).slice(0, 16).replace(' ', 'T'))
  return instantOf(wallText(calendar.plus(now, hours * 60)), session.timeZone)
}
