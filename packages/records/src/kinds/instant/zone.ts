const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, clock)
  return clock
}

const wallTime = (at: Date, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/** The calendar day, `YYYY-MM-DD`, on which an instant falls in a zone; a plain day stays as it is. */
export const dayOf = (instant: string, timeZone: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(instant)) return instant
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return instant
  const { year, month, day } = wallTime(at, timeZone)
  return `${year}-${month}-${day}`
}

/** An instant as the clocks of a zone show it, `YYYY-MM-DDTHH:mm:ss` without a zone. */
export const wallClock = (instant: string, timeZone: string): string => {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return instant
  const { year, month, day, hour, minute, second } = wallTime(at, timeZone)
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`
}

/** Milliseconds by which the zone is ahead of UTC at an instant. */
const offsetAt = (at: number, timeZone: string): number => {
  const { year, month, day, hour, minute, second } = wallTime(new Date(at), timeZone)
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)) - at
}

/** The instant at which a day begins in a zone, ISO 8601 with Z. Twice corrected, for zones whose clocks change that day. */
export const startOfDay = (day: string, timeZone: string): string => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const first = midnight - offsetAt(midnight, timeZone)
  return new Date(midnight - offsetAt(first, timeZone)).toISOString()
}

/** The last millisecond of a day in a zone, ISO 8601 with Z. */
export const endOfDay = (day: string, timeZone: string): string => {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return new Date(Date.parse(startOfDay(next, timeZone)) - 1).toISOString()
}
