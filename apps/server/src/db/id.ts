import { randomInt } from 'node:crypto'

/** What the milliseconds of an id count from. */
export const epoch = Date.UTC(2020, 0, 1)
let lastMillisecond = 0
let sequence = 0

/**
 * A new id: 20 decimal digits that sort by time, also within one millisecond of one process. Twelve digits of milliseconds since 2020,
 * three of a sequence and five random ones, so that processes side by side do not meet.
 */
export function newId(now = Date.now()): string {
  if (now > lastMillisecond) {
    lastMillisecond = now
    sequence = randomInt(100)
  } else if (++sequence > 999) {
    lastMillisecond += 1
    sequence = 0
  }
  const time = String(lastMillisecond - epoch).padStart(12, '0')
  return `${time}${String(sequence).padStart(3, '0')}${String(randomInt(100_000)).padStart(5, '0')}`
}

/** What every id of that moment and later is greater than; for cutting off what is old. */
export const firstIdAt = (milliseconds: number): string => String(milliseconds - epoch).padStart(12, '0')
