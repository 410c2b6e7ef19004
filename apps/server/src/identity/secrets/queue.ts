import { Refusal } from '../../base/errors.ts'
import type { Asker } from '../../services/services.ts'

type Queue = <T>(work: () => Promise<T>, who?: Asker) => Promise<T>

/** Of the places in a queue, those that strangers may fill. */
const shareOfStrangers = 0.8

/** Runs at most `atOnce` works side by side and lets `waiting` more wait, four fifths of them strangers; the next one is refused as `busy`. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  let running = 0
  const lines = { known: [] as (() => void)[], strangers: [] as (() => void)[] }

  return async (work, { isStranger = false } = {}) => {
    const length = lines.known.length + lines.strangers.length
    if (running < atOnce) running++
    else if (length >= (isStranger ? Math.floor(waiting * shareOfStrangers) : waiting)) throw new Refusal('busy')
    // Whoever finishes hands its place on, so `running` stays as it is.
    else await new Promise<void>((resolve) => lines[isStranger ? 'strangers' : 'known'].push(resolve))
    try {
      return await work()
    } finally {
      const next = lines.known.shift() ?? lines.strangers.shift()
      if (next) next()
      else running--
    }
  }
}
