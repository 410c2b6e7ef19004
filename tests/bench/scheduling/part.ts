import type { Goal } from '../report.ts'

/** What a part of the benchmark measured. */
export type Part = { how: string; goals: Goal[]; details: string[] }

export const under = (name: string, ms: number, goal: number): Goal => ({
  ...{ name, measured: `${ms.toFixed(0)} ms`, goal: `≤ ${goal} ms`, share: ms / goal },
})

/** The fastest of some times in ms; the first ones also warm the engine. */
export function fastest<T>(work: () => T, rounds: number): { ms: number; result: T } {
  let best = Number.POSITIVE_INFINITY
  let result = work()
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    result = work()
    best = Math.min(best, performance.now() - begun)
  }
  return { ms: best, result }
}
