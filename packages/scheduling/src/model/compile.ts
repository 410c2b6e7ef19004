import { common, Hours, without } from './hours.ts'
import { type Plant, PlantError, type UnplacedReason } from './types.ts'

/** A plant as numbers: operations, stations, crews and orders by their place in the input. */
export type Problem = {
  plant: Plant
  count: number
  order: Int32Array
  setup: Int32Array
  run: Int32Array
  /** -1 for none. */
  family: Int32Array
  people: Int32Array
  /** Minutes by the clock between its end and the next one: wait and move. */
  gap: Int32Array
  move: Int32Array
  overlap: Int32Array
  ready: Int32Array
  before: readonly (readonly number[])[]
  after: readonly (readonly number[])[]
  /** In an order in which each comes behind those before it. */
  sorted: Int32Array
  stations: readonly (readonly number[])[]
  /** Crews that have the skills and the people; empty where nobody is needed. */
  crews: readonly (readonly number[])[]
  /** The same by their hours, so that those alike are looked at together; `[[-1]]` where nobody is needed. */
  crewKinds: readonly (readonly (readonly number[])[])[]
  pinStation: Int32Array
  pinStart: Int32Array
  /** Why it cannot be placed at all. */
  hopeless: ReadonlyMap<number, UnplacedReason>
  operationAt: ReadonlyMap<string, number>
  efficiency: Int32Array
  capacity: Int32Array
  /** When a station works together with a crew; -1 for none. */
  hoursOf: (station: number, crew: number) => Hours
  /** Minutes of setup of an operation behind another one; -1 for the first one of a station. */
  setupAfter: (before: number, operation: number) => number
}

const indexOf = (items: readonly { key: string }[], what: string): ReadonlyMap<string, number> => {
  const index = new Map(items.map(({ key }, at) => [key, at]))
  if (index.size < items.length) {
    const twice = items.find(({ key }, at) => index.get(key) !== at)
    throw new PlantError(`Two ${what} have the key "${twice?.key}"; give each its own.`, [twice?.key ?? ''])
  }
  return index
}

/** Operations, each behind those before it. Throws a PlantError with the operations of a circle. */
function sortedOf(plant: Plant, before: readonly (readonly number[])[], after: readonly (readonly number[])[]): Int32Array {
  const waits = Int32Array.from(before, (list) => list.length)
  const sorted = new Int32Array(waits.length)
  let end = 0
  for (let at = 0; at < waits.length; at += 1) if (waits[at] === 0) sorted[end++] = at
  for (let at = 0; at < end; at += 1) for (const next of after[sorted[at]!]!) if (--waits[next]! === 0) sorted[end++] = next
  if (end === waits.length) return sorted
  const path: number[] = []
  let at = waits.findIndex((left) => left > 0)
  while (!path.includes(at)) {
    path.push(at)
    at = before[at]!.find((one) => waits[one]! > 0) ?? at
  }
  const keys = path.slice(path.indexOf(at)).map((one) => plant.operations[one]!.key)
  throw new PlantError(`Operations wait for each other in a circle: ${keys.join(' ← ')}.`, keys)
}

type Fitting = { able: readonly number[]; kinds: readonly (readonly number[])[] }
const nobody: Fitting = { able: [], kinds: [[-1]] }

/** Makes a plant ready to be reckoned with. Throws a PlantError where names are missing or operations wait in a circle. */
export function compile(plant: Plant): Problem {
  const { operations, stations, crews, orders } = plant
  const operationAt = indexOf(operations, 'operations')
  const [stationAt, orderAt] = [indexOf(stations, 'stations'), indexOf(orders, 'orders')]
  const find = (index: ReadonlyMap<string, number>, key: string, what: string): number => {
    const at = index.get(key)
    if (at === undefined) throw new PlantError(`There is no ${what} "${key}".`, [key])
    return at
  }
  const families = new Map<string, number>()
  const names: string[] = []
  const familyOf = (name: string): number => {
    const known = families.get(name)
    if (known !== undefined) return known
    names.push(name)
    families.set(name, names.length - 1)
    return names.length - 1
  }
  const numbers = (value: (at: number) => number): Int32Array => Int32Array.from(operations, (_, at) => value(at))
  const before = operations.map(({ after = [] }) => after.map((key) => find(operationAt, key, 'operation')))
  const after: number[][] = operations.map(() => [])
  for (const [at, list] of before.entries()) for (const one of list) after[one]!.push(at)
  const family = numbers((at) => (operations[at]!.family === undefined ? -1 : familyOf(operations[at]!.family!)))
  const setup = numbers((at) => Math.max(0, Math.round(operations[at]!.setup ?? 0)))
  const bare = stations.map(({ hours, stops = [] }) => without(hours, stops))
  // Stations and crews that work at the same times share what is reckoned for them.
  const kinds = new Map<string, number>()
  const same = new Map<readonly number[], number>()
  const kindOf = (spans: readonly number[]): number => {
    const there = same.get(spans)
    if (there !== undefined) return there
    const text = spans.join()
    const kind = kinds.get(text) ?? kinds.size
    kinds.set(text, kind)
    same.set(spans, kind)
    return kind
  }
  const [stationKind, crewKind] = [bare.map(kindOf), crews.map(({ hours }) => kindOf(hours))]
  const known = new Map<number, Hours>()
  const hoursOf = (station: number, crew: number): Hours => {
    const key = stationKind[station]! * 100_000 + (crew < 0 ? 0 : crewKind[crew]! + 1)
    const found = known.get(key)
    if (found) return found
    const made = new Hours(crew < 0 ? bare[station]! : common(bare[station]!, crews[crew]!.hours))
    known.set(key, made)
    return made
  }
  const fitting = new Map<string, Fitting>()
  const crewsFor = (at: number): Fitting => {
    const { people = 0, skills = [], group = '' } = operations[at]!
    if (people <= 0) return nobody
    const key = `${people}|${group}|${skills.join()}`
    const found = fitting.get(key)
    if (found) return found
    const able = crews.flatMap((crew, index) =>
      crew.people >= people && (!group || crew.group === group) && skills.every((skill) => crew.skills.includes(skill))
        ? [index]
        : [],
    )
    const made = { able, kinds: [...Map.groupBy(able, (crew) => crewKind[crew]!).values()] }
    fitting.set(key, made)
    return made
  }
  const stationsOf = operations.map(({ stations: keys }) => keys.map((key) => find(stationAt, key, 'station')))
  const fit = operations.map((_, at) => crewsFor(at))
  const crewsOf = fit.map(({ able }) => able)
  const hopeless = new Map<number, UnplacedReason>()
  for (const [at, { people = 0 }] of operations.entries()) {
    if (stationsOf[at]!.length === 0) hopeless.set(at, 'noStation')
    else if (people > 0 && crewsOf[at]!.length === 0) hopeless.set(at, 'noSkill')
    else if (stationsOf[at]!.every((station) => bare[station]!.length === 0)) hopeless.set(at, 'noHours')
  }
  return {
    ...{ plant, count: operations.length, setup, family, before, after, stations: stationsOf, crews: crewsOf, hopeless },
    crewKinds: fit.map(({ kinds }) => kinds),
    order: numbers((at) => find(orderAt, operations[at]!.order, 'order')),
    run: numbers((at) => Math.max(0, Math.round(operations[at]!.run))),
    people: numbers((at) => operations[at]!.people ?? 0),
    gap: numbers((at) => Math.round((operations[at]!.wait ?? 0) + (operations[at]!.move ?? 0))),
    move: numbers((at) => Math.round(operations[at]!.move ?? 0)),
    overlap: numbers((at) => Math.round(operations[at]!.overlap ?? 0)),
    ready: numbers((at) => Math.max(plant.now, orders[orderAt.get(operations[at]!.order)!]!.ready ?? plant.now)),
    sorted: sortedOf(plant, before, after),
    pinStation: numbers((at) => {
      const pin = operations[at]!.pinned
      return pin ? find(stationAt, pin.station, 'station') : -1
    }),
    pinStart: numbers((at) => operations[at]!.pinned?.start ?? -1),
    operationAt,
    efficiency: Int32Array.from(stations, ({ efficiency = 100 }) => Math.max(1, Math.round(efficiency))),
    capacity: Int32Array.from(stations, ({ capacity = 1 }) => Math.max(1, capacity)),
    hoursOf,
    setupAfter: (one, other) => {
      const usual = setup[other]!
      if (one < 0 || family[one]! < 0 || family[other]! < 0) return usual
      const special = plant.setups?.[`${names[family[one]!]}>${names[family[other]!]}`]
      return special ?? (family[one] === family[other] ? 0 : usual)
    },
  }
}

/** Minutes that a run takes at a station. */
export const runAt = (problem: Problem, operation: number, station: number): number =>
  Math.ceil((problem.run[operation]! * 100) / problem.efficiency[station]!)
