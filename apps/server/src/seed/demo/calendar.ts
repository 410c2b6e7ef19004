const dayLength = 86_400_000

/** Days and moments counted from the day of the first start, in the tenant's zone. */
export type Calendar = {
  now: Date
  /** `YYYY-MM-DD`, so many days from today. */
  day: (offset: number) => string
  /** ISO with Z of a moment at which something was done: never later than now, or it would stand above what people make. */
  past: (moment: number) => string
  /** The same at an hour and minute of a day in the zone. */
  at: (offset: number, hour?: number, minute?: number) => string
  /** The hour and minute of what is planned, which may be later today. */
  planned: (offset: number, hour?: number, minute?: number) => string
}

export function createCalendar(now: Date, timeZone: string): Calendar {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(now)
  // The demonstration lives in zones without summer time, so one difference holds all year.
  const zone = Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(now.getTime() / 1000) * 1000
  const today = Date.parse(`${wall.slice(0, 10)}T00:00:00Z`)
  const momentOf = (offset: number, hour = 9, minute = 0): number =>
    today + offset * dayLength + (hour * 60 + minute) * 60_000 - zone
  const past = (moment: number): string => new Date(Math.min(moment, now.getTime())).toISOString()
  return {
    now,
    past,
    day: (offset) => new Date(today + offset * dayLength).toISOString().slice(0, 10),
    at: (...when) => past(momentOf(...when)),
    planned: (...when) => new Date(momentOf(...when)).toISOString(),
  }
}
