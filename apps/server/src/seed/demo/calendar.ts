const dayLength = 86_400_000

/** Days and moments counted from the day of the first start, in the tenant's zone. */
export type Calendar = {
  now: Date
  /** `YYYY-MM-DD`, so many days from today. */
  day: (offset: number) => string
  /** ISO with Z, at an hour and minute of that day in the zone. */
  at: (offset: number, hour?: number, minute?: number) => string
}

export function createCalendar(now: Date, timeZone: string): Calendar {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(now)
  // The demonstration lives in zones without summer time, so one difference holds all year.
  const zone = Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(now.getTime() / 1000) * 1000
  const today = Date.parse(`${wall.slice(0, 10)}T00:00:00Z`)
  return {
    now,
    day: (offset) => new Date(today + offset * dayLength).toISOString().slice(0, 10),
    at: (offset, hour = 9, minute = 0) =>
      new Date(today + offset * dayLength + (hour * 60 + minute) * 60_000 - zone).toISOString(),
  }
}
