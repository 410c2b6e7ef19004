/** Chance that is the same on every machine: a seed gives one sequence, whatever else is drawn elsewhere. */
export type Random = {
  /** At least 0, below 1. */
  next: () => number
  /** A whole number from `least` to `most`, both included. */
  whole: (min: number, max: number) => number
  pick: <T>(from: readonly T[]) => T
  /** True in `share` of the cases, 0 to 1. */
  chance: (share: number) => boolean
  /** `count` decimal digits. */
  digits: (count: number) => string
}

/** Mulberry32 over a seed made of a name. */
export function createRandom(name: string): Random {
  let state = [...name].reduce((hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    pick: (from) => {
      const picked = from[whole(0, from.length - 1)]
      if (picked === undefined) throw new Error('Nothing can be picked from an empty list.')
      return picked
    },
    chance: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}
