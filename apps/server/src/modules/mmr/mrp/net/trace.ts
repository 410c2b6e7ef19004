import type { Demand, Peg, Plan } from './world.ts'

type Source = { planned: number } | { supply: number }

/** Names the pegs of planned orders and supplies, and whom they are for in the end. */
export type Trace = {
  pegsOf: (of: Source) => readonly Peg[]
  /** Numbers of the documents that need it, past all orders between: the first ones, as many as the trace was made for. */
  rootsOf: (of: Source) => readonly string[]
}

/** Pegs by the place of what they take from: a list where each place has its part. */
function byPlace(pegs: readonly Peg[], placeOf: (peg: Peg) => number | undefined): (place: number) => readonly Peg[] {
  const own = new Map<number, Peg | Peg[]>()
  for (const peg of pegs) {
    const place = placeOf(peg)
    if (place === undefined) continue
    const before = own.get(place)
    // Most have one, and millions of lists of one would be much to keep.
    if (before === undefined) own.set(place, peg)
    else if (Array.isArray(before)) before.push(peg)
    else own.set(place, [before, peg])
  }
  return (place) => {
    const found = own.get(place)
    return found === undefined ? [] : Array.isArray(found) ? found : [found]
  }
}

export function traceOf({ demands, pegs }: Pick<Plan, 'demands' | 'pegs'>, maxRoots: number): Trace {
  const ofSupply = byPlace(pegs, (peg) => ('supply' in peg ? peg.supply : undefined))
  const ofPlanned = byPlace(pegs, (peg) => ('planned' in peg ? peg.planned : undefined))
  const pegsOf: Trace['pegsOf'] = (of) => ('supply' in of ? ofSupply(of.supply) : ofPlanned(of.planned))
  const known = { supply: new Map<number, readonly string[]>(), planned: new Map<number, readonly string[]>() }

  function rootsOf(of: Source): readonly string[] {
    const [map, place] = 'supply' in of ? [known.supply, of.supply] : [known.planned, of.planned]
    const before = map.get(place)
    if (before) return before
    // An order that waits for itself over another one is looked at once.
    map.set(place, [])
    const found = new Set<string>()
    for (const peg of pegsOf(of)) {
      if (found.size >= maxRoots) break
      const demand = demands[peg.demand] as Demand // pegs name demands of the plan
      if (demand.of) for (const no of rootsOf(demand.of)) found.size < maxRoots && found.add(no)
      else if (demand.kind !== 'safety') found.add(demand.no)
    }
    const roots = [...found]
    map.set(place, roots)
    return roots
  }
  return { pegsOf, rootsOf }
}
