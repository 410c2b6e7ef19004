import { wallText, wallTime } from '@bip/contract/calendar'
import { instantOf, localTime } from '../../../kinds/zone.ts'

const hour = 3_600_000

/** Minutes of the wall for instants of a zone, and back. Each hour of the zone is looked up once. */
export function wallClock(timeZone: string) {
  const offsets = new Map<number, number>()
  const offsetAt = (ms: number): number => {
    const key = Math.floor(ms / hour)
    const known = offsets.get(key)
    if (known !== undefined) return known
    const offset =
      wallTime(
        localTime(new Date(key * hour), timeZone)
          .replace(' ', 'T')
          .slice(0, 16),
      ) - Math.floor((key * hour) / 60_000)
    offsets.set(key, offset)
    return offset
  }
  return {
    wall: (at: Date | string): number => {
      const ms = typeof at === 'string' ? Date.parse(at) : at.getTime()
      return Math.floor(ms / 60_000) + offsetAt(ms)
    },
    instant: (minute: number): string => {
      const ms = minute * 60_000
      const guess = ms - offsetAt(ms) * 60_000
      const offset = offsetAt(guess)
      if (offsetAt(ms - offset * 60_000) === offset) return new Date(ms - offset * 60_000).toISOString()
      return instantOf(wallText(minute).replace('T', ' '), timeZone)
    },
  }
}

export type WallClock = ReturnType<typeof wallClock>
