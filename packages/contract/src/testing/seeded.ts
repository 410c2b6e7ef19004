/** A small deterministic random source (mulberry32), so that a property test fails alike everywhere. */
export function seeded(seed: number): { next(): number; below(limit: number): number; pick<T>(list: readonly T[]): T } {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    pick<T>(list: readonly T[]): T {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('There is nothing to pick from: the list is empty.')
      return found
    },
  }
}
