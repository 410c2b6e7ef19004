import { type WallTime, wallText, wallTime } from '@bip/contract/calendar'

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clock of a zone shows at an instant, in minutes. */
export const wallOf = (instant: string, timeZone: string): WallTime => {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    formats.set(timeZone, format)
  }
  return wallTime(format.format(new Date(instant)).replace(' ', 'T'))
}

/** The instant at which the clock of a zone shows a time. */
export const instantOf = (time: WallTime, timeZone: string): string => {
  const guess = Date.parse(`${wallText(time)}:00Z`)
  const off = (ms: number): number => wallOf(new Date(ms).toISOString(), timeZone) * 60_000 - Math.floor(ms / 60_000) * 60_000
  return new Date(guess - off(guess - off(guess))).toISOString()
}
