import { calendarOf, calendarWith, dayText, wallText, wallTime } from '@bip/contract/calendar'
import { instantOf, localTime } from '../../kinds/zone.ts'
import { readPlantDays } from '../../model/calendar/plantDays.ts'
import type { Context } from '../../model/extension.ts'

type Asking = Pick<Context, 'at' | 'session' | 'tx'>

/**
 * When a task is due: so many working hours from now by the tenant's clock and the plant's holidays, or when its diagram says; null for
 * never. ISO 8601.
 */
export async function dueAfter(
  { at, session, tx }: Asking,
  { hours, dueAt }: { hours: number | null; dueAt: number | null },
): Promise<string | null> {
  if (hours === null) return dueAt === null ? null : new Date(dueAt).toISOString()
  const { holidays, worked } = await readPlantDays(tx, session.tenantId)
  const calendar = calendarOf(calendarWith({ holidays: holidays.map(dayText), workedDays: worked.map(dayText) }))
  const now = wallTime(localTime(at, session.timeZone).slice(0, 16).replace(' ', 'T'))
  return instantOf(wallText(calendar.plus(now, hours * 60)), session.timeZone)
}
