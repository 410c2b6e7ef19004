import { Refusal } from '../http/errors.ts'

type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `atOnce` works side by side and lets `waiting` more wait; the next one is refused as `busy`. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  let running = 0
  const line: (() => void)[] = []

  return async (work) => {
    if (running < atOnce) running++
    else if (line.length >= waiting) throw new Refusal('busy')
    // Whoever finishes hands its place on, so `running` stays as it is.
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
