import { randomFillSync, randomInt } from 'node:crypto'
import { steadyNow } from '../base/steadyClock.ts'

/** What the milliseconds of an id count from. */
export const epoch = Date.UTC(2020, 0, 1)
let lastMillisecond = 0
let sequence = 0
/** Only a clock that was wrong leaves ids further ahead than this; they come back with it. ms */
const furthestAhead = 60_000

/** Fifteen digits that sort by time, also within one millisecond of one process: twelve of milliseconds since 2020, three of a sequence. */
function stamp(given: number | undefined): string {
  // A machine that does not know the time begins in 1970.
  const now = Math.max(given ?? steadyNow(), epoch)
  if (now > lastMillisecond || (given === undefined && lastMillisecond - now > furthestAhead)) {
    lastMillisecond = now
    sequence = randomInt(100)
  } else if (++sequence > 999) {
    lastMillisecond += 1
    sequence = 0
  }
  return `${String(lastMillisecond - epoch).padStart(12, '0')}${String(sequence).padStart(3, '0')}`
}

/** Thirty-two signs, so that each takes five bits of chance; none that is read for another. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const chanceLength = 13
/** Chance for ids to come: asking the system for each would take most of the time of making one. */
const chance = Buffer.alloc(chanceLength * 256)
let unused = 0

function takeChance(): string {
  if (unused === 0) {
    randomFillSync(chance)
    unused = chance.length
  }
  let text = ''
  for (const end = unused - chanceLength; unused > end; unused -= 1) text += signs[(chance[unused - 1] ?? 0) % signs.length]
  return text
}

/** A new id: fifteen digits that sort by time and 13 signs (65 bits) of chance, so that nobody finds an id from one that they know. */
export const newId = (now?: number): string => stamp(now) + takeChance()

const idForm = new RegExp(`^\\d{15}[${signs}]{${chanceLength}}$`)

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => idForm.test(text)

/** A number that people read out, such as that of a request in a log: 20 digits that sort by time. It opens nothing. */
export const newNumber = (now?: number): string => `${stamp(now)}${String(randomInt(100_000)).padStart(5, '0')}`

/** What every id of that moment and later is greater than; for cutting off what is old. */
export const firstIdAt = (milliseconds: number): string => String(milliseconds - epoch).padStart(12, '0')
