/** ms */
const dayLength = 86_400_000

/** Making one costs more than all it does. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** What clocks in the zone show at an instant: `2026-11-20 14:30:05`. */
export function localTime(at: Date, timeZone: string): string {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`
}

/** The calendar day in the zone at an instant: `2026-11-20`. */
export const dayAt = (at: Date, timeZone: string): string => localTime(at, timeZone).slice(0, 10)

/** The instant at which clocks in the zone show `YYYY-MM-DD HH:mm[:ss]`, ISO 8601 with Z. In the hour that a zone skips, the one after it. */
export function instantOf(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local.replace(' ', 'T')}Z`)
  const offsetAt = (at: number) => Date.parse(`${localTime(new Date(at), timeZone).replace(' ', 'T')}Z`) - at
  const first = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(first)).toISOString()
}

/** The first instant of a day (`YYYY-MM-DD`) in the zone. */
export const startOfDay = (day: string, timeZone: string): string => instantOf(`${day} 00:00:00`, timeZone)

/** The last millisecond of a day in the zone. */
export function endOfDay(day: string, timeZone: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayLength).toISOString().slice(0, 10)
  return new Date(Date.parse(startOfDay(next, timeZone)) - 1).toISOString()
}
