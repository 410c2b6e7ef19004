import type { Lines } from './lines.ts'

/** Keys of the rows between two lines, both included. */
export const keysBetween = <T>(lines: Lines<T>, from: number, to: number): string[] => {
  const keys: string[] = []
  for (let place = Math.min(from, to); place <= Math.max(from, to); place += 1) {
    const line = lines.at(place)
    if (line?.kind === 'row') keys.push(line.key)
  }
  return keys
}
