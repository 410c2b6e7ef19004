import type { Demand, Peg, Plan } from './world.ts'

/** Names the pegs of planned orders and supplies, and whom they are for in the end. */
export type Trace = {
  pegsOf: (of: { planned: number } | { supply: number }) => readonly Peg[]
  /** Numbers of the documents that need it, past all orders between; at most so many. */
  rootsOf: (of: { planned: number } | { supply: number }, max: number) => string[]
}

export function traceOf({ demands, pegs }: Pick<Plan, 'demands' | 'pegs'>): Trace {
  const bySupply = new Map<number, Peg[]>()
  const byPlanned = new Map<number, Peg[]>()
  for (const peg of pegs) {
    const [map, key] = 'supply' in peg ? [bySupply, peg.supply] : [byPlanned, peg.planned]
    const list = map.get(key)
    if (list) list.push(peg)
    else map.set(key, [peg])
  }
  const pegsOf: Trace['pegsOf'] = (of) => ('supply' in of ? bySupply.get(of.supply) : byPlanned.get(of.planned)) ?? []

  function rootsOf(of: { planned: number } | { supply: number }, max: number): string[] {
    const found = new Set<string>()
    const seen = new Set<string>()
    const look = (one: { planned: number } | { supply: number }): void => {
      const key = 'supply' in one ? `s${one.supply}` : `p${one.planned}`
      if (seen.has(key) || found.size >= max) return
      seen.add(key)
      for (const { demand } of pegsOf(one)) {
        const { of, no, kind } = demands[demand] as Demand
        if (of) look(of)
        else if (kind !== 'safety' && found.size < max) found.add(no)
      }
    }
    look(of)
    return [...found]
  }
  return { pegsOf, rootsOf }
}
