import type { Placement, Plant, Spans } from '../model/types.ts'

/** Minutes of some spans between two times, counted one span after the other. */
const minutesIn = (spans: Spans, from: number, to: number): number => {
  let sum = 0
  for (let at = 0; at + 1 < spans.length; at += 2) sum += Math.max(0, Math.min(spans[at + 1]!, to) - Math.max(spans[at]!, from))
  return sum
}

/** What several lists of spans have together, found by their edges. */
const shared = (lists: readonly Spans[], from: number, to: number): Spans => {
  const edges = [...new Set([from, to, ...lists.flat()].filter((edge) => edge >= from && edge <= to))].sort((a, b) => a - b)
  const spans: number[] = []
  for (let at = 0; at + 1 < edges.length; at += 1)
    if (lists.every((list) => minutesIn(list, edges[at]!, edges[at + 1]!) === edges[at + 1]! - edges[at]!))
      spans.push(edges[at]!, edges[at + 1]!)
  return spans
}

const freeOf = (stops: Spans): Spans => {
  const edges = [
    -1e9,
    ...Array.from({ length: stops.length / 2 }, (_, at) => [stops[2 * at]!, stops[2 * at + 1]!] as const)
      .sort((a, b) => a[0] - b[0])
      .flat(),
    1e9,
  ]
  let last = -1e9
  const spans: number[] = []
  for (let at = 0; at < edges.length; at += 2) {
    const [from, to] = [Math.max(edges[at]!, last), edges[at + 1]!]
    if (to > from) spans.push(from, to)
    last = Math.max(last, edges[at + 2] ?? last)
  }
  return spans
}

/** Everything that is wrong with a plan, in words; empty for a plan that can be done. It reckons all of it anew. */
export function check(plant: Plant, placements: readonly Placement[]): string[] {
  const faults: string[] = []
  const operations = new Map(plant.operations.map((operation) => [operation.key, operation]))
  const stations = new Map(plant.stations.map((station) => [station.key, station]))
  const crews = new Map(plant.crews.map((crew) => [crew.key, crew]))
  const orders = new Map(plant.orders.map((order) => [order.key, order]))
  const at = new Map<string, Placement>()
  for (const one of placements) {
    if (at.has(one.operation)) faults.push(`${one.operation} stands twice`)
    at.set(one.operation, one)
  }
  for (const placement of placements) {
    const { operation: key, start, end, setup, run } = placement
    const [operation, station] = [operations.get(key), stations.get(placement.station)]
    if (!operation || !station) {
      faults.push(`${key} or ${placement.station} is unknown`)
      continue
    }
    if (!operation.stations.includes(station.key)) faults.push(`${key} cannot be done at ${station.key}`)
    if (placement.lane < 0 || placement.lane >= (station.capacity ?? 1)) faults.push(`${key} stands beside ${station.key}`)
    const needed = Math.ceil((Math.round(operation.run) * 100) / (station.efficiency ?? 100))
    if (run !== needed) faults.push(`${key} runs ${run} minutes, not ${needed}`)
    const crew = placement.crew === null ? undefined : crews.get(placement.crew)
    if ((operation.people ?? 0) > 0) {
      if (!crew) faults.push(`${key} has nobody`)
      else if (!(operation.skills ?? []).every((skill) => crew.skills.includes(skill)))
        faults.push(`${crew.key} cannot do ${key}`)
      else if (operation.group && crew.group !== operation.group) faults.push(`${crew.key} is not of the group of ${key}`)
    }
    const open = shared([station.hours, freeOf(station.stops ?? []), ...(crew ? [crew.hours] : [])], start, end)
    if (minutesIn(open, start, end) !== setup + run)
      faults.push(`${key} works ${minutesIn(open, start, end)} minutes, not ${setup + run}`)
    if (end > plant.horizon) faults.push(`${key} ends after the horizon`)
    if (operation.pinned) {
      if (operation.pinned.station !== station.key || operation.pinned.start !== start) faults.push(`${key} left its pin`)
    } else {
      if (start < plant.now) faults.push(`${key} begins in the past`)
      if (start < (orders.get(operation.order)?.ready ?? plant.now)) faults.push(`${key} begins before its materials are there`)
      for (const before of operation.after ?? []) {
        const [one, first] = [operations.get(before), at.get(before)]
        if (!one || !first) faults.push(`${key} stands, but not ${before} before it`)
        else if (!one.overlap) {
          if (start < first.end + Math.round((one.wait ?? 0) + (one.move ?? 0)))
            faults.push(`${key} begins before ${before} is over`)
        } else if (start < first.start + Math.min(one.overlap, first.end - first.start))
          faults.push(`${key} begins before the first part of ${before}`)
        else if (end < first.end) faults.push(`${key} ends before ${before}`)
      }
    }
  }
  return [...faults, ...overlaps(plant, placements), ...crowds(plant, placements)]
}

function overlaps(plant: Plant, placements: readonly Placement[]): string[] {
  const operations = new Map(plant.operations.map((operation) => [operation.key, operation]))
  const places = Map.groupBy(placements, ({ station, lane }) => `${station} ${lane}`)
  return [...places.values()].flatMap((list) =>
    list
      .toSorted((a, b) => a.start - b.start || a.end - b.end)
      .flatMap((one, index, sorted) => {
        const before = sorted[index - 1]
        const [operation, previous] = [operations.get(one.operation), before && operations.get(before.operation)]
        const usual = Math.round(operation?.setup ?? 0)
        const families = previous?.family !== undefined && operation?.family !== undefined
        const special = families ? plant.setups?.[`${previous.family}>${operation.family}`] : undefined
        const needed = special ?? (families && previous.family === operation.family ? 0 : usual)
        return [
          ...(before && before.end > one.start
            ? [`${before.operation} and ${one.operation} stand at ${one.station} at once`]
            : []),
          ...(one.setup < needed ? [`${one.operation} has ${one.setup} minutes of setup, not ${needed}`] : []),
        ]
      }),
  )
}

function crowds(plant: Plant, placements: readonly Placement[]): string[] {
  const operations = new Map(plant.operations.map((operation) => [operation.key, operation]))
  return plant.crews.flatMap(({ key, people }) => {
    const edges = placements
      .filter(({ crew, start, end }) => crew === key && end > start)
      .flatMap(({ operation, start, end }) => {
        const wanted = operations.get(operation)?.people ?? 0
        return [[start, wanted] as const, [end, -wanted] as const]
      })
      .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    let [busy, faults] = [0, 0]
    for (const [, change] of edges) {
      busy += change
      if (busy > people) faults += 1
    }
    return faults > 0 ? [`${key} has ${people} people, and more are needed`] : []
  })
}
